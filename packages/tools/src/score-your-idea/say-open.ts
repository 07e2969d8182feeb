import {
  decide,
  type Finding,
  type Findings,
  ideaWordsOf,
  isCurrency,
  isProgramme,
  payersOf,
  priceWords,
  reasonFrom,
  sayTakings,
  sentence,
} from '@slipway/analyst';
import type { Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import type { Evidence } from './ladder.ts';

/** How many it takes at the founder's own price: part of the verdict where nothing is sold yet, and then no reason below it. */
export function sizeForVerdict(
  evidence: Evidence,
  { profile, notes }: IdeaBasis,
  { size: [size] }: Findings,
  writer: Writer,
): Finding | null {
  const { price } = profile;
  const isPriced = price.standing === 'read' || price.standing === 'confirmed';
  const isOwn =
    size !== undefined &&
    size.likely >= reasonFrom &&
    size.statement.evidence.every(({ kind }) => kind !== 'source');
  if (!isOwn || !isPriced || price.value === null || !isCurrency(price.value.currency)) return null;
  if (notes.venture?.likely === 1 || evidence.origin !== 'unsure' || isSelling(evidence, profile))
    return null;
  if (isProgramme(profile)) return null;
  return decide(profile, writer) === null && sayTakings(profile, writer) === null ? size : null;
}

/** What customers did; where nothing is known of that, what is open, in the founder's own terms. The lean is on the dial. */
export function sayOpen(
  evidence: Evidence,
  profile: IdeaBasis['profile'],
  sized: Finding | null,
  writer: Writer,
): string {
  // Whoever is helped is no customer.
  const isHelping = evidence.row.rung !== 'none' && evidence.origin !== 'unsure';
  if (isProgramme(profile) && isHelping)
    return 'You help people already; who pays for the next year is open.';
  const takings = sayTakings(profile, writer);
  if (takings !== null) return takings;
  if (evidence.origin !== 'unsure') return sayProved(evidence, writer);
  if (isSelling(evidence, profile)) return 'You sell already; whether it earns is open.';
  // A guessed name would be the first thing that is wrong; it stands on the card above, to be changed.
  const isGuessed = profile.pays.standing === 'unsure';
  const payers = isGuessed ? null : payersOf(profile);
  const { price } = profile;
  const isPriced = price.standing === 'read' || price.standing === 'confirmed';
  if (sized !== null)
    return `${sized.statement.text.slice(0, -1)}; whether ${payers ?? 'customers'} pay that is open.`;
  if (price.value !== null && isPriced && isCurrency(price.value.currency))
    return `Whether ${payers ?? 'customers'} pay ${priceWords(price.value, price.quote, writer)} is open.`;
  if (payers !== null) return `Whether ${payers} pay for it is open.`;
  const idea = ideaWordsOf(profile);
  if (isGuessed && profile.pays.value !== null && !isProgramme(profile))
    return `Whether enough customers pay for ${idea} is open.`;
  return isProgramme(profile) ? `Who funds ${idea} is open.` : `Who pays for ${idea} is open.`;
}

const ofSales: ReadonlySet<string> = new Set(['volume', 'sold', 'paying']);

/** Whoever says how many are sold at a price is not asked whether anybody pays it. */
const isSelling = ({ row }: Evidence, { numbers }: IdeaBasis['profile']): boolean =>
  row.rung === 'paying' ||
  numbers.some(
    // "7 people each so far" have come; "a hotel has 300" is a guess.
    ({ kind, sure, when }) => sure && (ofSales.has(kind) || (kind === 'volume-each' && when !== undefined)),
  );

const provedNouns: Readonly<Partial<Record<Evidence['row']['rung'], string>>> = {
  interviews: 'interviews',
  waitlist: 'people waiting or trying it',
  letters: 'signatures or deposits',
  paying: 'paying customers',
};

/** "You have 41 people waiting or trying it; we read no payment." */
function sayProved(evidence: Evidence, writer: Writer): string {
  const { row, count, quote, isSold } = evidence;
  const noun = provedNouns[row.rung];
  if (count === null || noun === undefined) return sentence(row.says);
  const many = `{{f:${countFigure(count, quote, writer)}}}`;
  if (isSold) return `You have sold ${many}.`;
  const isUnpaid = row.rung === 'interviews' || row.rung === 'waitlist';
  return `You have ${many} ${noun}${isUnpaid ? '; we read no payment' : ''}.`;
}

export function countFigure(count: number, quote: string | null, writer: Writer): string {
  return writer.figure({
    id: 'evidence-count',
    label: 'How many of them',
    value: count,
    unit: 'count',
    provenance:
      quote === null
        ? { kind: 'measured', field: 'evidenceCount' }
        : { kind: 'measured', field: 'idea', quote },
  });
}
