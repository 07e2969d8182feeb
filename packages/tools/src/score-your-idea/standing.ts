import { type Rung, readEvidence } from '../hearing/read-evidence.ts';
import type { ScoreInput } from './fields.ts';
import { getLadderRow, type LadderRow, ladder } from './ladder.ts';
import { listTexts } from './texts.ts';

/** How far the evidence carries, and who said so. */
export interface Standing {
  readonly rung: Rung;
  readonly row: LadderRow;
  /** Where a missing count leaves the rung open: the range reaches down to this ceiling. */
  readonly ceilingLow: number;
  /** Committed money: promised, or arrived. */
  readonly money: 'letters' | 'paying' | null;
  readonly from: 'assumption' | 'field' | 'text' | 'silence';
  /** The words that decided, where a text did. */
  readonly said: { readonly field: string; readonly quote: string } | null;
  readonly count: number | null;
}

/** Fewer than these are opinions (the same counts as the rules in `hearing/read-evidence.ts`). */
export const leastInterviews = 5;
export const leastWaiting = 10;

export function findStanding(input: ScoreInput): Standing {
  const text = standingInText(input);
  const chosen = input.assumptions?.evidence;
  const row = ladder.find(({ rung }) => rung === chosen);
  if (row !== undefined)
    return {
      ...made(row.rung, row.rung, 'assumption', null, null),
      money: row.rung === 'payment' ? 'paying' : null,
    };
  if (input.evidence !== undefined) return standingInField(input.evidence, input.evidenceCount);
  // Revenue is somebody's payment, whether or not the evidence field was filled.
  const sells = input.stage === 'revenue' || input.stage === 'growing';
  return sells && text.rung !== 'payment' ? standingInField('paying', input.evidenceCount) : text;
}

/** Two words alone ("asked loved") need those before them. */
function widened(words: string | null, text: string): string | null {
  if (words === null || words.split(/\s+/u).length > 2) return words;
  const before = text.slice(0, text.indexOf(words)).match(/(?:[\p{L}\p{N}’'-]+\s){1,2}$/u)?.[0] ?? '';
  return before + words;
}

/** What the texts alone say, for telling a contradiction. */
export function standingInText(input: ScoreInput): Standing {
  let best = made('none', 'none', 'silence', null, null);
  for (const { field, text } of listTexts(input, ['idea', 'problem', 'solution'])) {
    const { rung, quote: words } = readEvidence(text);
    const quote =
      widened(words, text)?.replace(/\s(?:it|an?|the|that|is|and|of|so|very|really)$/iu, '') ?? null;
    if (quote === null || rankOf(rung) < rankOf(best.rung) || (best.said !== null && rung === best.rung))
      continue;
    const promised = /letters? of intent|\bLOIs?\b|pre-?order|deposit/iu.test(quote);
    best = {
      ...made(rung, rung, 'text', { field, quote }, null),
      money: rung === 'payment' ? (promised ? 'letters' : 'paying') : null,
    };
  }
  return best;
}

export function standingInField(
  evidence: NonNullable<ScoreInput['evidence']>,
  counted: number | undefined,
): Standing {
  const count = counted ?? null;
  const many = count ?? Number.POSITIVE_INFINITY;
  switch (evidence) {
    case 'none':
      return made('none', 'none', 'field', null, null);
    case 'opinions':
      return made('opinion', 'opinion', 'field', null, count);
    case 'desk-research':
      return made('desk-research', 'desk-research', 'field', null, null);
    case 'interviews':
      return made(byCount(many), count === null ? 'opinion' : byCount(many), 'field', null, count);
    case 'waitlist': {
      const rung = many >= leastWaiting ? 'waitlist' : byCount(many);
      return made(rung, count === null ? 'opinion' : rung, 'field', null, count);
    }
    case 'letters':
    case 'paying':
      return count === 0
        ? made('none', 'none', 'field', null, 0)
        : { ...made('payment', 'payment', 'field', null, count), money: evidence };
  }
}

function byCount(many: number): Rung {
  return many >= leastInterviews ? 'interviews' : 'opinion';
}

export function rankOf(rung: Rung): number {
  return ladder.findIndex((row) => row.rung === rung);
}

function made(
  rung: Rung,
  rungLow: Rung,
  from: Standing['from'],
  said: Standing['said'],
  count: number | null,
): Standing {
  return {
    rung,
    row: getLadderRow(rung),
    ceilingLow: getLadderRow(rungLow).ceiling,
    money: null,
    from,
    said,
    count,
  };
}
