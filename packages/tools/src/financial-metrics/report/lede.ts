import type { Statement } from '@slipway/report';
import { capitalise } from '../../wording/index.ts';
import { type Judged, listJudged } from './judged.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** What holds it back most, by the publisher's own bands; the runway stands in the verdict already. */
export function tellWeakness(telling: Telling): Statement | null {
  const judged = listJudged(telling).filter(({ metric }) => metric !== 'runway_months');
  const worst = judged.find(({ tone }) => tone === 'poor') ?? judged.find(({ tone }) => tone === 'fair');
  return worst ? sayBand(telling, 'lede.weak', worst, weakWords) : null;
}

export function tellStrength(telling: Telling): Statement | null {
  // Nothing holds up while every sale adds to the loss.
  if ((telling.facts.margins.gross.value ?? 1) <= 0) return null;
  const good = listJudged(telling).filter(
    ({ tone, ref, band }) => tone === 'good' && ref.status === 'ok' && band.label !== 'press harder',
  );
  const best = strongFirst.flatMap((metric) => good.find((one) => one.metric === metric) ?? [])[0];
  return best ? sayBand(telling, 'lede.strong', best, strongWords) : null;
}

/** What impresses most first; a margin that is merely usual comes last. */
const strongFirst = [
  'ltv_cac',
  'burn_multiple',
  'nrr',
  'grr',
  'logo_churn_monthly',
  'quick_ratio',
  'cac_payback_months',
  'magic_number',
  'gross_margin',
];

type Words = (name: string, value: string, band: string, publisher: string) => readonly [string, ...string[]];

const weakWords: Words = (name, value, band, publisher) => [
  `The weakest point is ${name} at ${value}, “${band}” by the bands of ${publisher}.`,
  `${capitalise(name)} of ${value}, “${band}” by the bands of ${publisher}, weighs most against it.`,
];
const strongWords: Words = (name, value, band, publisher) => [
  `In its favour stands ${name} at ${value}, “${band}” by the measure of ${publisher}.`,
  `${capitalise(name)} of ${value}, “${band}” by the measure of ${publisher}, holds up.`,
];

function sayBand({ voice }: Telling, id: string, { ref, band, bench }: Judged, words: Words): Statement {
  return voice.say(id, words(nameOf(ref.label), f(ref), band.label, bench.publisher), [
    { kind: 'source', id: bench.source },
  ]);
}

/** Labels as they stand inside a sentence. */
export function nameOf(label: string): string {
  const short = label.split(/[,:]/u)[0] ?? label;
  return /^(?:\p{Lu}{2}|SaaS)/u.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

/** Whether it speeds up or slows down: the last three months against the three before. */
export function tellTrend({ facts, voice }: Telling): Statement | null {
  const { recent, before, name } = facts.growth;
  if (!recent || !before || recent.value === null || before.value === null) return null;
  const change = recent.value - before.value;
  const what = name === 'MRR' ? 'Recurring revenue' : 'Revenue';
  if (recent.value < 0)
    return voice.say('lede.trend', [
      `${what} shrinks: ${f(recent)} in the last three months, ${f(before)} in the three before.`,
      `${what} goes down by the month: ${f(recent)} lately, after ${f(before)}.`,
    ]);
  if (Math.abs(change) < 0.005)
    return voice.say('lede.trend', [
      `${what} grew by ${f(recent)} in the last three months, as fast as in the three before.`,
      `Growth holds: ${f(recent)} lately, ${f(before)} in the three months before.`,
    ]);
  return change < 0
    ? voice.say('lede.trend', [
        `${what} is slowing: ${f(recent)} in the last three months after ${f(before)} in the three before.`,
        `Growth fell from ${f(before)} to ${f(recent)} within two quarters.`,
      ])
    : voice.say('lede.trend', [
        `${what} is speeding up: ${f(recent)} in the last three months after ${f(before)} in the three before.`,
        `Growth rose from ${f(before)} to ${f(recent)} within two quarters.`,
      ]);
}
