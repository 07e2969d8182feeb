import { type EvidenceRung, type IdeaProfile, isSoldCount, signedOf } from '@slipway/analyst';
import type { ScoreInput } from './fields.ts';
import { type LadderRow, ladder, type Rung } from './rungs.ts';

const ofStage = { idea: 'none', talks: 'interviews', pilot: 'waitlist', paying: 'paying' } as const;
const ofClaim: Readonly<Record<EvidenceRung, Rung>> = {
  none: 'none',
  opinions: 'opinions',
  interviews: 'interviews',
  waiting: 'waitlist',
  trial: 'waitlist',
  payment: 'paying',
};

export interface Evidence {
  readonly row: LadderRow;
  /** What is earned: the middle of the range while nobody said how many. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly count: number | null;
  /** Picked by the founder, read from the text, or neither. */
  readonly origin: 'said' | 'read' | 'unsure';
  readonly quote: string | null;
  /** What is counted are things that were sold or served, and no customers. */
  readonly isSold: boolean;
}

/** The founder's answer; else the stage they confirmed; else what the text says of customers. */
export function readEvidence({ evidence, evidenceCount }: ScoreInput, profile: IdeaProfile): Evidence {
  const { stage } = profile;
  const claim = profile.evidence;
  const signed = signedOf(profile);
  const isSaid = evidence !== undefined || stage.standing === 'confirmed';
  const sold = signed === null && claim.standing !== 'read' ? soldOf(profile) : null;
  const isRead = signed !== null || sold !== null || claim.standing === 'read';
  const origin = isSaid ? 'said' : isRead ? 'read' : 'unsure';
  const read = sold !== null ? 'paying' : signed === null ? ofClaim[claim.value?.rung ?? 'none'] : 'letters';
  const rung = isSaid ? (evidence ?? ofStage[stage.value ?? 'idea']) : read;
  const at = Math.max(
    0,
    ladder.findIndex((one) => one.rung === rung),
  );
  const row = ladder[at] as LadderRow;
  const below = ladder[at - 1]?.points ?? 0;
  const after = (count: number): number => below + (row.points - below) * Math.min(1, count / row.enough);
  const said = evidence === undefined ? null : (evidenceCount ?? null);
  const count = isSaid ? said : (signed?.count ?? sold?.value ?? claim.value?.count ?? null);
  const quote = origin === 'said' ? null : (signed?.quote ?? sold?.quote ?? claim.quote);
  // A guess from the text earns nothing until it is confirmed.
  const isSold =
    !isSaid && signed === null && (sold === null ? isSoldCount(claim.value?.counted) : sold.kind === 'sold');
  if (origin === 'unsure') return { row, points: 0, low: 0, high: row.points, count, origin, quote, isSold };
  const [low, high] = count === null ? [after(1), row.points] : [after(count), after(count)];
  return { row, points: (low + high) / 2, low, high, count, origin, quote, isSold };
}

/** "Last year sold 61": told in a number, wherever else the text speaks of customers. */
const soldOf = ({ numbers }: IdeaProfile) =>
  numbers.find(({ kind, sure }) => sure && (kind === 'sold' || kind === 'paying')) ?? null;

/** Money, or a signature for it. */
export function isCommitted({ row, origin, points }: Evidence): boolean {
  if (origin === 'unsure' || points <= 0) return false;
  // Two deposits read from a text are a start.
  return row.rung === 'paying' || (row.rung === 'letters' && (origin === 'said' || points >= row.points));
}
