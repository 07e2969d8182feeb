import { minus, money, over, quantity, readAs, roundTo, type Unit } from '@slipway/core';
import { foretell, growthToLive } from '@slipway/finance';
import type { FindingsBlock, Statement } from '@slipway/report';
import type { Case, Taken } from './case.ts';
import { foundBy } from './found-by.ts';
import { benchOf } from './sayings.ts';
import type { Reading, Score } from './score.ts';

type Row = FindingsBlock['rows'][number];

/** Triggers of metrics reference, G4. */
const watchShare = 0.25;
const suspectMultiple = 2;
const slowerBy = 0.005;
const teamGrowth = 0.25;
const littleGrowth = 0.05;
const staleDays = 60;

interface Pair {
  readonly names: readonly [now: string, before: string];
  readonly label: string;
  readonly unit: Unit;
  says(now: string, before: string): string;
  isWrong(now: number, before: number): boolean;
}

const pairs: readonly Pair[] = [
  {
    names: ['growthRecent', 'growthBefore'],
    label: 'Growth is slowing',
    unit: 'share/month',
    says: (now, before) => `${now} now, ${before} in the three months before.`,
    isWrong: (now, before) => now < before - slowerBy,
  },
  {
    names: ['paceNow', 'paceBefore'],
    label: 'The pace fell',
    unit: 'share',
    says: (now, before) => `Growth was ${before} before the pace changed, ${now} since.`,
    isWrong: (now, before) => now < before - slowerBy,
  },
  {
    names: ['burnRise', 'revenueRise'],
    label: 'Burn ahead of revenue',
    unit: 'share',
    says: (burn, revenue) => `Burn rose by ${burn} against the months before, revenue by ${revenue}.`,
    isWrong: (burn, revenue) => burn > 0 && burn > revenue,
  },
  {
    names: ['churnNow', 'churnBefore'],
    label: 'More customers leave',
    unit: 'share/month',
    says: (now, before) => `${now} now, ${before} earlier.`,
    isWrong: (now, before) => now > before,
  },
  {
    names: ['keptNewer', 'keptOlder'],
    label: 'Newer cohorts keep worse',
    unit: 'share',
    says: (newer, older) =>
      `The newest three kept ${newer} of customers, the three before ${older} at the same age.`,
    isWrong: (newer, older) => newer < older,
  },
  {
    names: ['paidShare', 'paidShareBefore'],
    label: 'More is bought',
    unit: 'share',
    says: (now, before) => `Paid channels bring ${now} of new customers, ${before} the months before.`,
    isWrong: (now, before) => now > before,
  },
];

/** What goes wrong first, each with its number; nothing where nothing is in sight. */
export function makeWarnings(of: Case, score: Score): FindingsBlock | null {
  const readings = score.dimensions.flatMap((one) => one.readings);
  const rows = [
    ofFate(of, score),
    ofConcentration(of, readings),
    ofMultiple(of, readings),
    ...pairs.map((pair) => ofPair(of, pair)),
    ofTeam(of),
    ofPeople(of, readings),
    ofAge(of, readings),
  ].filter((row) => row !== null);
  return rows.length === 0 ? null : { id: 'warnings', kind: 'findings', title: 'Early warnings', rows };
}

const row = (label: string, statement: Statement): Row => ({ label, statements: [statement] });

/** Default dead: costs stay, growth stays, and the cash ends first (Graham 2015). */
function ofFate(of: Case, { dimensions }: Score): Row | null {
  const changed = dimensions.flatMap((one) => one.readings).some(({ isWhatIf }) => isWhatIf);
  const [cash, burn, mrr, growth] = ['cash', 'netBurn', 'mrr', 'growthPerMonth'].map((name) =>
    of.number(name),
  );
  if (changed || !cash || !burn || !mrr || !growth || burn.value <= 0 || mrr.value < 0) return null;
  const course = {
    cash: money(cash.value, 'money', of.currency),
    expenses: money(mrr.value + burn.value, 'money/month', of.currency),
    revenue: money(mrr.value, 'money/month', of.currency),
    growth: quantity(growth.value, 'share/month'),
  };
  const { alive, zeroMonth } = foretell(course);
  if (alive || zeroMonth === null) return null;
  const inputs = [of.field(cash), of.field(burn), of.field(mrr), of.field(growth)];
  const month = of.writer.figure({
    id: 'zeroMonth',
    label: 'Months until the cash is gone',
    value: zeroMonth,
    unit: 'months',
    provenance: foundBy('costs as they are, revenue at today’s growth, month by month', ...inputs),
  });
  const rate = growthToLive(course);
  if (rate === null || rate.value < 0.001)
    return row(
      'Default dead',
      of.writer.say('warn.fate', `At today’s costs and growth the cash is gone in {{f:${month}}}.`),
    );
  const needed = of.writer.figure({
    id: 'growthToLive',
    label: 'Growth that keeps the company alive',
    value: rate.value,
    unit: 'share/month',
    provenance: foundBy(
      'the smallest growth with which revenue covers costs before the cash ends',
      ...inputs,
    ),
  });
  return row(
    'Default dead',
    of.writer.say(
      'warn.fate',
      `At {{f:growthPerMonth}} the cash is gone in {{f:${month}}}; it takes {{f:${needed}}} to live.`,
    ),
  );
}

function ofConcentration(of: Case, readings: readonly Reading[]): Row | null {
  const found = readings.find(({ measure }) => measure === 'topShare');
  if (found === undefined || (found.value ?? 0) <= watchShare) return null;
  return row(
    'One customer',
    of.writer.say('warn.share', `{{f:${found.figure}}} of revenue leaves if one customer does.`),
  );
}

function ofMultiple(of: Case, readings: readonly Reading[]): Row | null {
  const found = readings.find(({ measure }) => measure === 'burnMultiple');
  if (found === undefined || (found.value ?? 0) <= suspectMultiple) return null;
  const bench = benchOf(of, 'burnMultiple');
  const bar = bench === null ? '' : `; ${bench.publisher} calls more than two suspect`;
  return row(
    'Costly growth',
    of.writer.say(
      'warn.multiple',
      `New yearly revenue costs {{f:${found.figure}}} times itself${bar}.`,
      ...(bench === null ? [] : [{ kind: 'source', id: bench.source } as const]),
    ),
  );
}

/** Two figures of one result that went the wrong way. */
function ofPair(of: Case, { names, label, unit, says, isWrong }: Pair): Row | null {
  const [now, before] = [of.number(names[0]), of.number(names[1])];
  if (now === null || before === null || !isWrong(now.value, before.value)) return null;
  const put = (name: string, taken: Taken) => `{{f:${of.put(name, label, taken.unit ?? unit, taken)}}}`;
  return row(label, of.writer.say(`warn.${names[0]}`, says(put(names[0], now), put(names[1], before))));
}

function ofTeam(of: Case): Row | null {
  const [now, before, growth] = [of.number('staff'), of.number('staffBefore'), of.number('growthPerMonth')];
  if (now === null || before === null || growth === null || before.value <= 0) return null;
  if (now.value / before.value - 1 < teamGrowth || growth.value >= littleGrowth) return null;
  const more = of.writer.derive({
    id: 'staffGrowth',
    label: 'Growth of the team in six months',
    unit: 'share',
    formula: readAs('share', minus(over(of.field(now), of.field(before)), 1)),
  });
  const pace = of.field(growth);
  return row(
    'Team ahead of revenue',
    of.writer.say('warn.team', `The team grew {{f:${more}}} in six months, revenue only {{f:${pace}}}.`),
  );
}

function ofPeople(of: Case, readings: readonly Reading[]): Row | null {
  const gaps = readings.filter(
    ({ measure, points }) => (measure === 'builds' || measure === 'sells') && points < 70,
  );
  const [first] = gaps;
  if (first === undefined) return null;
  const what = gaps.length === 2 ? 'builds or sells' : first.measure === 'builds' ? 'builds' : 'sells';
  return row(
    'Key person',
    of.writer.say('warn.people', `Nobody inside the team ${what}.`, { kind: 'figure', id: first.figure }),
  );
}

/** The oldest number of the score: a score on old numbers is an old score. */
function ofAge(of: Case, readings: readonly Reading[]): Row | null {
  const [oldest] = readings.toSorted((a, b) => a.date.localeCompare(b.date));
  if (oldest === undefined) return null;
  const age = (Date.parse(of.basis.asOf) - Date.parse(oldest.date)) / 86_400_000;
  if (!(age > staleDays)) return null;
  const days = of.writer.derive({
    id: 'oldest',
    label: 'Age of the oldest number',
    unit: 'days',
    formula: roundTo(0, { op: 'constant', value: age, unit: 'days' }),
    also: [oldest.figure],
  });
  return row(
    'Old numbers',
    of.writer.say('warn.age', `The oldest number is {{f:${days}}} old. Update it before you show this.`),
  );
}
