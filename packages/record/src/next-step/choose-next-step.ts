import { sayDriver, sayFailed, sayQuestion, sayRun, sayTest } from './words.ts';

/** One input of a result that moves its answer. */
export interface Driver {
  readonly label: string;
  /** The field in which the founder says it; null where it is no field. */
  readonly field: string | null;
  /** 0 to 1: how far it alone moves the answer, of all that the answer can move. */
  readonly swing: number;
  /** 0 to 1: how well it is known. 0 where nobody has said anything. */
  readonly proof: number;
}

/** What the latest result of a tool leaves to be done. */
export interface MeasuredTool {
  readonly toolId: string;
  readonly runId: string | null;
  /** Of 100; only where the result has such a dial. */
  readonly evidence: { readonly points: number } | null;
  readonly drivers: readonly Driver[];
  /** The one question that would move it most. */
  readonly question: { readonly text: string; readonly field: string; readonly swing: number } | null;
  /** The cheapest test that the result names. */
  readonly test: {
    readonly text: string;
    readonly passes: string | null;
    readonly tries: number | null;
    readonly least: number | null;
    readonly dueDays: number;
    /** How far a customer who does it has gone. */
    readonly proves: string | null;
  } | null;
}

export interface Step {
  readonly key: string;
  readonly kind: 'run' | 'answer' | 'test' | 'decide';
  readonly text: string;
  readonly why: string;
  readonly test: string | null;
  readonly threshold: string | null;
  readonly tries: number | null;
  readonly passes: number | null;
  readonly dueDays: number;
  readonly toolId: string;
  readonly runId: string | null;
  readonly field: string | null;
  /** 0 to 1 each. */
  readonly sensitivity: number;
  readonly evidence: number;
  /** What is in doubt, for a card: "Why now". Null where nothing is measured. */
  readonly about: string | null;
  /** Of a test: how far a customer who does it has gone. */
  readonly proves: string | null;
}

interface Standing {
  readonly hasIdea: boolean;
  /** The latest result of each tool. */
  readonly measured: readonly MeasuredTool[];
  /** Tools that are there, in the order a founder needs them. */
  readonly tools: readonly { readonly id: string; readonly name: string }[];
  /** The last test that failed and after which nothing was decided. */
  readonly failed: FailedTest | null;
  /** The step of the last test that passed: it is not offered again. */
  readonly passedKey: string | null;
}

export interface FailedTest {
  readonly tried: number;
  readonly did: number;
  /** The mark, in numbers or in words. */
  readonly least: number | null;
  readonly threshold: string | null;
}

const first = 'score-your-idea';
/** Numbers count half: a market nobody was asked in is not the next thing to look up. */
const weightOf = (toolId: string): number => (toolId === first ? 1 : 0.5);
/** Below this nothing measured is worth another look before something new is measured. */
const worthIt = 0.3;
/** Below this there is nothing to do about it. */
const settled = 0.02;
/** The founder's own word counts for a little: what nobody has said at all is asked first. */
const ownWord = 0.15;

interface Candidate {
  readonly risk: number;
  readonly step: Step;
}

/**
 * Lowest evidence times highest sensitivity over what was measured. Of two that weigh the same the first in the list wins, so the
 * same standing always gives the same step.
 */
export function chooseNextStep({ hasIdea, measured, tools, failed, passedKey }: Standing): Step {
  const score = measured.find(({ toolId }) => toolId === first);
  if (score === undefined) return sayRun(first, 'Score Your Idea', hasIdea ? 'unscored' : 'no-idea');
  if (failed !== null) return decide(score, failed);
  const [best] = measured
    .flatMap((result) => listCandidates(result, score))
    .filter(({ step }) => step.key !== passedKey)
    .toSorted((a, z) => z.risk - a.risk);
  const missing = tools.find(({ id }) => !measured.some(({ toolId }) => toolId === id));
  if (missing !== undefined && (best?.risk ?? 0) < worthIt) return sayRun(missing.id, missing.name, 'open');
  if (best !== undefined && best.risk >= settled) return best.step;
  return missing === undefined
    ? sayRun(first, 'Score Your Idea', 'again')
    : sayRun(missing.id, missing.name, 'open');
}

function listCandidates(result: MeasuredTool, score: MeasuredTool): readonly Candidate[] {
  const weight = weightOf(result.toolId);
  const isScore = result === score;
  const proved = (score.evidence?.points ?? 0) / 100;
  // Within a result: what moves it most weighs fully.
  const widest = Math.max(...result.drivers.map(({ swing }) => swing), Number.EPSILON);
  const candidates: Candidate[] = result.drivers.map((driver) => {
    // What the founder says of customers is proved as far as customers have gone.
    const isSaid = isScore && driver.proof > 0;
    const proof = isSaid ? proved : driver.proof;
    const isTest = isSaid && result.test !== null;
    return {
      risk: weight * (driver.swing / widest) * (1 - (isSaid ? Math.max(proved, ownWord) : proof)),
      step: isTest ? sayTest(result, driver, proof) : sayDriver(result, driver),
    };
  });
  const { question } = result;
  if (question !== null && !result.drivers.some(({ field }) => field === question.field))
    candidates.push({ risk: weight * question.swing, step: sayQuestion(result, question) });
  // Where nothing is drawn yet, the test is what there is.
  if (isScore && result.drivers.length === 0 && result.test !== null)
    candidates.push({
      risk: 1 - proved,
      step: sayTest(
        result,
        { label: 'Whether they want it', field: null, swing: 0.5, proof: proved },
        proved,
      ),
    });
  return candidates;
}

function decide({ toolId, runId }: MeasuredTool, failed: FailedTest): Step {
  const { tried, did, least } = failed;
  return {
    key: `decide ${tried} ${did} ${least}`,
    kind: 'decide',
    text: 'Decide: change who pays, the price or the product, or stop.',
    why: sayFailed(failed),
    test: null,
    threshold: null,
    tries: null,
    passes: null,
    dueDays: 7,
    toolId,
    runId,
    field: null,
    sensitivity: 1,
    evidence: 0,
    about: 'The last test failed',
    proves: null,
  };
}
