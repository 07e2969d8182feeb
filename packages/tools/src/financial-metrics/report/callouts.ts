import { monthLabel } from '@slipway/finance';
import { listWords } from '@slipway/language';
import type { CalloutBlock, Statement, Tone } from '@slipway/report';
import { columnLabel } from '../columns.ts';
import { revenueColumn } from '../desk/lines.ts';
import { counted, flowAt, inSentence } from '../desk/take.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** What the reader must know before trusting a figure, and what ends the discussion. */
export function callouts(telling: Telling): readonly CalloutBlock[] {
  const all = [
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
  return all.flatMap((one, at) => (one ? [{ kind: 'callout', id: `callout.${at}`, ...one }] : []));
}

interface Found {
  readonly tone: Tone;
  readonly title: string;
  readonly statement: Statement;
}

function found(voice: Telling['voice'], tone: Tone, title: string, id: string, text: string): Found {
  return { tone, title, statement: voice.say(id, text) };
}

/** A hard no is possible. */
function stopSigns({ facts, voice, desk }: Telling): readonly (Found | null)[] {
  const { lifetime, margins, efficiency } = facts;
  const stop = (id: string, text: string): Found => found(voice, 'poor', 'Stop', id, text);
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
  const months = counted(desk, 'gap.months', 'Months that do not add up', gapMonths.length);
  const latest = monthLabel(gapMonths.at(-1) ?? '').split(' ')[0];
  const text = `In ${latest} the stated MRR differs by ${f(gap)} from start plus movements. ${f(months)} do not add up.`;
  return found(voice, 'fair', 'Movements do not reconcile', 'callout.gap', text);
}

function absentMonths({ desk, voice }: Telling): Found | null {
  const { absent } = desk.books;
  if (absent.length === 0) return null;
  const count = counted(desk, 'absent.months', 'Months the table leaves out', absent.length);
  const text = `${f(count)} between the first and the last ${absent.length === 1 ? 'is' : 'are'} not in the table; what needs ${absent.length === 1 ? 'it' : 'them'} is left open, not filled with zero.`;
  return found(voice, 'fair', 'Holes in the table', 'callout.absent', text);
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
  const count = counted(desk, 'negative.months', 'Months of negative revenue', below.length);
  const text = `Revenue is below zero in ${f(count)}, ${f(flowAt(desk, column, at))} at the lowest${month === null ? '' : `, in ${month}`}. It is counted as refunds: check that it is not a typing slip.`;
  return found(voice, 'fair', 'Negative revenue', 'callout.negative', text);
}

/** Costs less revenue on one side, the bank balance on the other: a quarter apart and someone will ask. */
function burnDisagrees({ facts, voice }: Telling): Found | null {
  const { net, other, from } = facts.cash;
  if (!other || net.value === null || other.value === null) return null;
  const base = Math.max(Math.abs(net.value), Math.abs(other.value));
  if (base === 0 || Math.abs(net.value - other.value) / base < 0.25) return null;
  const [costs, bank] = from === 'costs' ? [net, other] : [other, net];
  const text = `Costs less revenue say ${f(costs)}, the bank balance says ${f(bank)}. Prepayments, late invoices, tax or funding not listed can explain it.`;
  return found(voice, 'fair', 'Costs and bank disagree', 'callout.burn', text);
}

/** Section C2: more than three points apart, and single end points mislead. */
function unevenGrowth({ facts, voice }: Telling): Found | null {
  const { rate, slope } = facts.growth;
  if (rate.value === null || slope.value === null || Math.abs(rate.value - slope.value) <= 0.03) return null;
  const text = `Growth is uneven: end to end it is ${f(rate)}, over all months ${f(slope)}. One month decides the difference.`;
  return found(voice, 'plain', 'Uneven growth', 'callout.uneven', text);
}

/** Graham holds all costs; cost of goods does not stand still when revenue doubles. */
function strictlyDead({ facts, voice }: Telling): Found | null {
  const { survival } = facts;
  if (!survival?.fate.alive || !survival.strict || survival.strict.fate.alive) return null;
  const { zeroMonth } = survival.strict;
  if (zeroMonth.value === null) return null;
  const text = `The test holds all costs. Let variable costs grow with revenue, and the cash of ${voice.company} is gone in ${f(zeroMonth)}.`;
  return found(voice, 'fair', 'Alive on paper only', 'callout.strict', text);
}

function steepGrowth({ facts, voice }: Telling): Found | null {
  const { survival } = facts;
  if (!survival?.fading) return null;
  const { fading, growth } = survival;
  const then = fading.fate.alive
    ? `${voice.company} still lives on its cash`
    : fading.zeroMonth.value === null
      ? `revenue no longer reaches the costs of ${voice.company}`
      : `the cash is gone in ${f(fading.zeroMonth)}`;
  const text = `${f(growth)} rarely lasts. Fading by ${f(fading.decay)}, ${then}.`;
  return found(voice, 'fair', 'Steep growth', 'callout.steep', text);
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
  const gap = counted(
    desk,
    'customers.gap',
    'Customers that the movements do not explain',
    Math.abs(last),
    'customers',
    'months.customers',
  );
  const text = `Start, new and lost leave ${f(gap)} unexplained in the latest month that is off: churn is only as good as this count.`;
  return found(voice, 'fair', 'Customers do not add up', 'callout.customers', text);
}
