import { quantity } from '@slipway/core';
import type { CalloutBlock, Statement, Tone } from '@slipway/report';
import { listWords } from '../../wording/index.ts';
import { monthLabel } from '../books/calendar.ts';
import { columnLabel } from '../columns.ts';
import { revenueColumn } from '../desk/lines.ts';
import { flowAt, inSentence } from '../desk/take.ts';
import { ok } from '../formulas/outcome.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** What the reader must know before trusting a figure, and what ends the discussion. */
export function callouts(telling: Telling): readonly CalloutBlock[] {
  const found = [
    ...stopSigns(telling),
    gapInMovements(telling),
    absentMonths(telling),
    turnedColumns(telling),
    negativeRevenue(telling),
    burnDisagrees(telling),
    unevenGrowth(telling),
    strictlyDead(telling),
    steepGrowth(telling),
    customersDoNotFit(telling),
  ];
  return found.flatMap((one, at) =>
    one
      ? [{ kind: 'callout', id: `callout.${at}`, tone: one.tone, title: one.title, statement: one.statement }]
      : [],
  );
}

interface Found {
  readonly tone: Tone;
  readonly title: string;
  readonly statement: Statement;
}

/** A hard no is possible. */
function stopSigns({ facts, voice, desk }: Telling): readonly (Found | null)[] {
  const { lifetime, margins, efficiency } = facts;
  const stop = (id: string, text: string): Found => ({
    tone: 'poor',
    title: 'Stop',
    statement: voice.say(id, text),
  });
  return [
    margins.gross.value !== null && margins.gross.value <= 0
      ? stop(
          'stop.margin',
          `Do not grow this: at a gross margin of ${f(margins.gross)} each sale adds to the loss. Raise the price or cut the cost to serve first.`,
        )
      : null,
    lifetime.toCac.value !== null && lifetime.toCac.value < 1 && lifetime.ltv.value !== null
      ? stop(
          'stop.ltv',
          lifetime.ltv.value <= 0
            ? `Stop buying customers: one costs ${f(facts.acquisition.chosen)} to win and then loses money, ${f(lifetime.ltv)} over its life.`
            : `Stop buying customers: one costs ${f(facts.acquisition.chosen)} and returns ${f(lifetime.ltv)} over its life.`,
        )
      : null,
    desk.earning === 'now' &&
    efficiency.burnMultiple.status === 'not_meaningful' &&
    facts.cash.net.value !== null
      ? stop(
          'stop.burn',
          `${voice.Company} burns ${f(facts.cash.net)} while recurring revenue does not grow.`,
        )
      : null,
  ];
}

function gapInMovements({ facts, desk, voice }: Telling): Found | null {
  const { gap, gapMonths } = facts.recurring ?? { gap: null, gapMonths: [] };
  if (!gap) return null;
  const months = desk.sheet.put(
    'gap.months',
    'Months that do not add up',
    ok(quantity(gapMonths.length, 'count')),
    { kind: 'measured', field: 'months' },
    { noun: 'months' },
  );
  const latest = monthLabel(gapMonths.at(-1) ?? '').split(' ')[0];
  return {
    tone: 'fair',
    title: 'Movements do not reconcile',
    statement: voice.say(
      'callout.gap',
      `In ${latest} the stated MRR differs by ${f(gap)} from start plus movements. ${f(months)} do not add up.`,
    ),
  };
}

function absentMonths({ desk, voice }: Telling): Found | null {
  const { absent } = desk.books;
  if (absent.length === 0) return null;
  const count = desk.sheet.put(
    'absent.months',
    'Months the table leaves out',
    ok(quantity(absent.length, 'count')),
    { kind: 'measured', field: 'months' },
    { noun: 'months' },
  );
  return {
    tone: 'fair',
    title: 'Holes in the table',
    statement: voice.say(
      'callout.absent',
      `${f(count)} between the first and the last ${absent.length === 1 ? 'is' : 'are'} not in the table; what needs ${absent.length === 1 ? 'it' : 'them'} is left open, not filled with zero.`,
    ),
  };
}

function turnedColumns({ desk, voice }: Telling): Found | null {
  const { turned } = desk.books;
  const [first] = turned;
  if (first === undefined) return null;
  const list = listWords(turned.map((name) => inSentence(columnLabel(name))));
  return {
    tone: 'plain',
    title: 'Signs',
    statement: voice.say(
      'callout.turned',
      `Your table writes ${list} with a minus; here ${turned.length === 1 ? 'it counts' : 'they count'} as what was lost or spent.`,
      [{ kind: 'said', field: `months.${first}`, quote: columnLabel(first) }],
    ),
  };
}

function negativeRevenue({ desk, voice }: Telling): Found | null {
  const column = revenueColumn(desk);
  const line = desk.books.cells[column];
  const below = line.filter((cell) => (cell ?? 0) < 0);
  if (below.length === 0) return null;
  const at = line.indexOf(Math.min(...below.map(Number)));
  const month = voice.monthName(at);
  const count = desk.sheet.put(
    'negative.months',
    'Months of negative revenue',
    ok(quantity(below.length, 'count')),
    { kind: 'measured', field: `months.${column}` },
    { noun: 'months' },
  );
  return {
    tone: 'fair',
    title: 'Negative revenue',
    statement: voice.say(
      'callout.negative',
      `Revenue is below zero in ${f(count)}, ${f(flowAt(desk, column, at))} at the lowest${month === null ? '' : `, in ${month}`}. It is counted as refunds: check that it is not a typing slip.`,
    ),
  };
}

/** Costs less revenue on one side, the bank balance on the other: a quarter apart and someone will ask. */
function burnDisagrees({ facts, voice }: Telling): Found | null {
  const { net, other, from } = facts.cash;
  if (!other || net.value === null || other.value === null) return null;
  const base = Math.max(Math.abs(net.value), Math.abs(other.value));
  if (base === 0 || Math.abs(net.value - other.value) / base < 0.25) return null;
  const [costs, bank] = from === 'costs' ? [net, other] : [other, net];
  return {
    tone: 'fair',
    title: 'Costs and bank disagree',
    statement: voice.say(
      'callout.burn',
      `Costs less revenue say ${f(costs)}, the bank balance says ${f(bank)}. Prepayments, late invoices, tax or funding not listed can explain it.`,
    ),
  };
}

/** Section C2: more than three points apart, and single end points mislead. */
function unevenGrowth({ facts, voice }: Telling): Found | null {
  const { rate, slope } = facts.growth;
  if (rate.value === null || slope.value === null || Math.abs(rate.value - slope.value) <= 0.03) return null;
  return {
    tone: 'plain',
    title: 'Uneven growth',
    statement: voice.say(
      'callout.uneven',
      `Growth is uneven: end to end it is ${f(rate)}, over all months ${f(slope)}. One month decides the difference.`,
    ),
  };
}

/** Graham holds all costs; cost of goods does not stand still when revenue doubles. */
function strictlyDead({ facts, voice }: Telling): Found | null {
  const { survival } = facts;
  if (!survival?.fate.alive || !survival.strict || survival.strict.fate.alive) return null;
  const { zeroMonth } = survival.strict;
  if (zeroMonth.value === null) return null;
  return {
    tone: 'fair',
    title: 'Alive on paper only',
    statement: voice.say(
      'callout.strict',
      `The test holds all costs. Let variable costs grow with revenue, and the cash of ${voice.company} is gone in ${f(zeroMonth)}.`,
    ),
  };
}

function steepGrowth({ facts, voice }: Telling): Found | null {
  const { survival } = facts;
  if (!survival?.fading) return null;
  const { fading, growth } = survival;
  return {
    tone: 'fair',
    title: 'Steep growth',
    statement: fading.fate.alive
      ? voice.say(
          'callout.steep',
          `${f(growth)} rarely lasts. Fading by ${f(fading.decay)}, ${voice.company} still lives on its cash.`,
        )
      : fading.zeroMonth.value === null
        ? voice.say(
            'callout.steep',
            `${f(growth)} rarely lasts. Fading by ${f(fading.decay)}, revenue no longer reaches the costs of ${voice.company}.`,
          )
        : voice.say(
            'callout.steep',
            `${f(growth)} rarely lasts. Fading by ${f(fading.decay)}, the cash is gone in ${f(fading.zeroMonth)}.`,
          ),
  };
}

/** Customers at the start, plus new, less lost, must give those at the end. */
function customersDoNotFit({ desk, voice }: Telling): Found | null {
  const { cells, months } = desk.books;
  const off = months.flatMap((_, at) => {
    const [before, won, lost, end] = [
      cells.customers[at - 1],
      cells.newCustomers[at],
      cells.lostCustomers[at],
      cells.customers[at],
    ];
    if (before == null || won == null || lost == null || end == null) return [];
    const gap = end - (before + won - lost);
    return Math.abs(gap) > Math.max(1, before * 0.005) ? [gap] : [];
  });
  const last = off.at(-1);
  if (last === undefined) return null;
  const gap = desk.sheet.put(
    'customers.gap',
    'Customers that the movements do not explain',
    ok(quantity(Math.abs(last), 'count')),
    { kind: 'measured', field: 'months.customers' },
    { noun: 'customers' },
  );
  return {
    tone: 'fair',
    title: 'Customers do not add up',
    statement: voice.say(
      'callout.customers',
      `Start, new and lost leave ${f(gap)} unexplained in the latest month that is off: churn is only as good as this count.`,
    ),
  };
}
