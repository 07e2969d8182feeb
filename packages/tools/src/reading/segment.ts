import { type SegmentId, sizeWords } from './buyer-nouns.ts';
import type { CustomerRead } from './customer.ts';
import type { Read } from './reading.ts';
import { guessedSegmentConfidence } from './trades.ts';

const headcount =
  /\b(?:of|with|between)?\s?(?<low>\d{1,5}|ten|twenty|fifty|hundred)\s?(?:to|-|–|and)\s?(?<high>\d{1,5}|ten|twenty|fifty|hundred)\s(?:people|employees|staff|engineers|seats|persons)\b|\b(?:of|with)\s(?<from>\d{1,5}|ten|twenty|fifty)\s(?:to|-)\s(?<upto>\d{1,5}|ten|twenty|fifty|hundred)\b|\b(?<team>two|three|four|five|six|eight|ten|\d{1,4})[- ]person\b/iu;
const spelled: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twenty: 20,
  fifty: 50,
  hundred: 100,
};
const ofOrganisations = new Set<SegmentId>(['very-small', 'small', 'mid-market', 'enterprise']);

/** From the customer's noun, moved by the size the text names. */
export function readSegment(text: string, customer: CustomerRead | null): Read<SegmentId> | null {
  const counted = countHeads(text);
  if (counted !== null && (customer === null || ofOrganisations.has(customer.segment)))
    return { value: counted.segment, confidence: 0.85, because: [counted.quote] };
  if (customer === null) return null;
  const around = text.slice(Math.max(0, customer.start - 20), customer.end + 20);
  for (const { pattern, segment } of sizeWords) {
    const found = around.match(pattern)?.[0];
    if (found !== undefined) return { value: segment, confidence: 0.8, because: [found] };
  }
  return {
    value: customer.segment,
    confidence: Math.min(customer.isGuess ? guessedSegmentConfidence : 0.75, customer.confidence),
    because: [customer.value],
  };
}

function countHeads(text: string): { readonly segment: SegmentId; readonly quote: string } | null {
  const match = text.match(headcount);
  const { high, upto, team } = match?.groups ?? {};
  const most = high ?? upto ?? team;
  if (match === null || most === undefined) return null;
  const people = spelled[most.toLowerCase()] ?? Number(most);
  const segment =
    people < 10 ? 'very-small' : people < 60 ? 'small' : people < 1000 ? 'mid-market' : 'enterprise';
  return { segment, quote: match[0].trim() };
}
