import type { IdeaReader } from '@slipway/analyst';
import type { Story } from './story.ts';

/** Counts over stories: what was read of customers, and of what one costs. */
interface ClaimScore {
  readonly of: number;
  readonly rungRight: number;
  readonly rungSure: number;
  readonly rungSureRight: number;
  /** Of those read as sure or not: how many of the labelled counts were found. */
  readonly counted: number;
  readonly countRight: number;
  readonly costs: number;
  readonly costRead: number;
  readonly costRight: number;
}

export function scoreClaims(read: IdeaReader, stories: readonly Story[]): ClaimScore {
  const all = stories.map((story) => {
    const { evidence, unitCost } = read(story.paragraph).claims;
    const rung = evidence?.value.rung ?? 'none';
    const isRight = rung === story.evidence.rung;
    const costs = story.numbers.filter(({ role }) => role === 'unit cost');
    const amount = unitCost?.value.amount;
    return {
      rungRight: isRight,
      rungSure: evidence?.sure === true,
      rungSureRight: evidence?.sure === true && isRight,
      counted: story.evidence.count !== null,
      countRight: story.evidence.count !== null && evidence?.value.count === story.evidence.count,
      costs: costs.length > 0,
      costRead: amount !== undefined,
      costRight: amount !== undefined && costs.some(({ text }) => holdsAmount(text, amount)),
    };
  });
  const count = (name: keyof (typeof all)[number]): number => all.filter((one) => one[name]).length;
  return {
    of: all.length,
    rungRight: count('rungRight'),
    rungSure: count('rungSure'),
    rungSureRight: count('rungSureRight'),
    counted: count('counted'),
    countRight: count('countRight'),
    costs: count('costs'),
    costRead: count('costRead'),
    costRight: count('costRight'),
  };
}

function holdsAmount(text: string, amount: number): boolean {
  return (text.match(/\d[\d,.]*/gu) ?? []).some(
    (digits) => Number(digits.replace(/,(?=\d{3})/gu, '')) === amount,
  );
}

/** A line for `npm run eval`. */
export function claimsLine(name: string, score: ClaimScore): string {
  const { of, rungRight, rungSure, rungSureRight, counted, countRight, costs, costRead, costRight } = score;
  return [
    `${name}: what customers did is right for ${rungRight} of ${of}, for ${rungSureRight} of the ${rungSure} that count as sure`,
    `how many for ${countRight} of ${counted}`,
    `what one costs for ${costRight} of ${costRead} read (${costs} say it)`,
  ].join('; ');
}
