"""Words that cannot be identifiers in the targets: reserved words, and names that the target's tools define."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PROMELA = _words("""
    BARE D_proctype EOF NULL STDIN U V W X _ _last _nr_pr _pid active always asm assert atomic auto bit bool
    break byte c_code c_decl c_expr c_state c_track case chan char cond_expr const continue d_step default do
    double else empty enabled end enum equivalent errno eval eventually extern false fi float for full
    get_priority goto hidden i386 if implies in init inline int len linux local long ltl mtype nempty never next
    nfull no_claim notrace now np_ od of pc_value pid printf printm priority proctype provided rand register
    release restrict return run select set_priority short show signed sizeof skip static stderr stdin stdout
    stronguntil struct switch this timeout trace trans true typedef typeof uchar uint ulong union unix unless
    unsigned until ushort void volatile wasnew weakuntil while xr xs
""")
"""Promela, its inline formulas, and C: variables become members of a C structure, which macros would replace."""
PROMELA_PREFIXES = ("maxseq", "minseq", "sa_", "si_", "sigev_", "st_")
"""Prefixes of numbered macros of SPIN, and of macros that POSIX reserves for <signal.h> and <sys/stat.h>."""

SMV = _words("""
    A ABF ABG AF AG ASSIGN AX BU COMPASSION COMPUTE COMPWFF CONSTANTS CONSTARRAY CONSTRAINT CTLSPEC CTLWFF
    DEFINE E EBF EBG EF EG EX F FAIRNESS FALSE FROZENVAR FUN G H IN INIT INVAR INVARSPEC ISA ITYPE IVAR JUSTICE
    LTLSPEC LTLSYNTH LTLWFF MAX MDEFINE MIN MIRROR MODULE NAME O PARSYNTH PRED PREDICATES PSLSPEC PSLWFF READ S
    SIMPWFF SPEC T TRANS TRUE U URGENT V VALID VAR WRITE X Y Z abs array bool boolean case clock cos count esac
    exp extend floor in init integer ln main max min mod next noncontinuous of pi pow process real resize self
    signed sin sizeof swconst tan time toint typeof union unsigned until uwconst word word1 xnor xor
""")
"""NuSMV 2.6 and nuXmv 2."""

TLA = _words("""
    ACTION ASSUME ASSUMPTION AXIOM BOOLEAN BY CASE CHOOSE CONSTANT CONSTANTS COROLLARY DEF DEFINE DEFS DOMAIN
    ELSE ENABLED EXCEPT EXTENDS FALSE HAVE HIDE IF IN INSTANCE Int Integers LAMBDA LEMMA LET LOCAL MODULE NEW
    Nat Naturals OBVIOUS OMITTED ONLY OTHER PICK PROOF PROPOSITION PROVE QED RECURSIVE STATE STRING SUBSET
    SUFFICES TAKE TEMPORAL THEN THEOREM TRUE UNCHANGED UNION USE VARIABLE VARIABLES WITH WITNESS
""")
"""TLA+ and the module Integers."""
TLA_PREFIXES = ("WF_", "SF_")
"""The fairness operators; their subscript follows directly."""

SMTLIB = _words("""
    ! Array BINARY Bool DECIMAL HEXADECIMAL Int NUMERAL Real STRING _ abs and as assert bv2nat check-sat
    declare-const declare-fun define-fun distinct div exists exit false forall is_int ite let match max min mod
    not or par piand re select seq set store str to_int to_real true xor
""")
"""SMT-LIB 2.6 and its theories of integers and booleans, and some words of solvers."""

ECMASCRIPT = _words("""
    await break case catch class const continue debugger default delete do else enum eval export extends false finally
    for function if implements import in instanceof interface let new null package private protected public return
    static super switch this throw true try typeof undefined var void while with yield arguments NaN Infinity In
""")
"""ECMAScript, and the predicate of SCXML."""
