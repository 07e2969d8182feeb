import type { Experiment } from '@slipway/contracts';
import { chanceGreater, wilson } from '@slipway/stats';
import type { ExperimentRow } from './store.ts';

export type Verdict = Experiment['verdict'];
type Judged = Omit<ExperimentRow, 'verdict'>;

interface Arm {
  readonly visitors: number;
  readonly signups: number;
}

/** Somebody may sign up on a page that was open since before it was counted: nobody is more often a sign-up than a visitor. */
export function armsOf(row: Judged): readonly [Arm, Arm] {
  const arm = (visitors: number, signups: number) => ({ visitors: Math.max(visitors, signups), signups });
  return [arm(row.visitors_a, row.signups_a), arm(row.visitors_b, row.signups_b)];
}

/** P(B > A): Beta posteriors over uniform priors. */
export function chanceOfB([a, b]: readonly [Arm, Arm]): number {
  const posterior = ({ visitors, signups }: Arm) => ({ alpha: 1 + signups, beta: 1 + visitors - signups });
  return chanceGreater(posterior(b), posterior(a));
}

export function isOver({ ended_at, stop_at }: Judged, now: number): boolean {
  return (ended_at ?? stop_at) <= now;
}

/** By what was fixed at the start and by nothing else. Before the end there is no winner, whatever the figures say. */
export function judge(row: Judged, now: number): Verdict {
  const [a, b] = armsOf(row);
  const seen = `Page A has ${a.visitors} of ${row.sample} visitors, page B ${b.visitors}.`;
  if (!isOver(row, now))
    return {
      state: 'running',
      winner: null,
      holds: null,
      sentence: `Too early to call. ${seen} It ends when both are full, or on ${sayDay(row.stop_at)}.`,
    };
  if (a.visitors < row.sample || b.visitors < row.sample)
    return {
      state: 'too-few',
      winner: null,
      holds: null,
      sentence: `No verdict: too few visitors came by ${sayDay(row.stop_at)}. ${seen}`,
    };
  const [threshold, certainty] = [row.threshold_ppm / 1e6, row.certainty_ppm / 1e6];
  const chance = chanceOfB([a, b]);
  const winner = chance >= certainty ? 'b' : 1 - chance >= certainty ? 'a' : null;
  const both = { visitors: a.visitors + b.visitors, signups: a.signups + b.signups };
  const judged = winner === null ? both : winner === 'a' ? a : b;
  const { low, high } = wilson(judged.signups, judged.visitors);
  const holds = low >= threshold ? true : high < threshold ? false : null;
  const sure = `Chance that ${chance >= 0.5 ? 'B' : 'A'} is better: ${sayChance(Math.max(chance, 1 - chance))}`;
  const rates = `${rate(a)} signed up on A, ${rate(b)} on B.`;
  const first =
    winner === null
      ? `Neither page is clearly better: ${rates} ${sure}, ${percent(certainty)} was needed.`
      : `Page ${winner.toUpperCase()} is better: ${rates} ${sure}.`;
  return {
    state: 'decided',
    winner,
    holds,
    sentence: `${first} ${sayHolds(holds, threshold, { low, high })}`,
  };
}

function sayHolds(
  holds: boolean | null,
  threshold: number,
  { low, high }: { readonly low: number; readonly high: number },
): string {
  const range = `${percent(low)} to ${percent(high)} sign up; ${percent(threshold)} was the mark.`;
  if (holds === null) return `Whether the hypothesis holds is open: ${range}`;
  return `The hypothesis ${holds ? 'holds' : 'does not hold'}: ${range}`;
}

function rate({ visitors, signups }: Arm): string {
  return `${signups} of ${visitors} (${percent(signups / visitors)})`;
}

/** Nothing that was counted is certain. */
function sayChance(chance: number): string {
  return chance > 0.999 ? 'over 99.9 %' : percent(chance);
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** "7 Dec 2026", as the screen beside it writes days. */
function sayDay(stopAt: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(stopAt - 1);
}

/** The stop date is the last day that counts. */
export function dayOf(stopAt: number): string {
  return new Date(stopAt - 1).toISOString().slice(0, 10);
}
