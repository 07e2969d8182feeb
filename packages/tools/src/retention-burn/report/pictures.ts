import { fewest, monthAt, monthLabel, monthNumber, shortLabel } from '@slipway/finance';
import { listWords } from '@slipway/language';
import type { Block, HeatmapBlock, LineBlock, TableBlock } from '@slipway/report';
import { curveNames } from '../cohorts/curves.ts';
import type { Customers } from '../cohorts/figures.ts';
import { compareNewer } from '../cohorts/newer.ts';
import { middleOf, type Staying } from '../cohorts/staying.ts';
import { fanRuns, fanSeed, type Money } from '../money/figures.ts';
import { f, type Sheet } from '../sheet.ts';

/** More rows than a screen holds are not read; the averages count them all. */
const mostRows = 24;

export function triangleBlock(sheet: Sheet, { triangle, all }: Customers): HeatmapBlock {
  const shown = triangle.cohorts.slice(-mostRows);
  const ages = Math.min(mostRows, Math.max(...shown.map(({ active }) => active.length)) - 1);
  const older = triangle.cohorts.length - shown.length;
  const cut =
    older > 0
      ? ` The ${f(sheet.given('older', 'Older cohorts', older, 'count', 'cohorts', 'older cohorts'))} count but are not drawn.`
      : '';
  return {
    id: 'triangle',
    kind: 'heatmap',
    title: 'Who still pays',
    intro: sheet.writer.say(
      'triangle.intro',
      `Of ${f(all)}, by the month they began.${newerWords(sheet, triangle)}${cut}`,
    ),
    unit: 'share',
    rowName: 'Began in',
    columnName: 'Months since they began',
    columns: Array.from({ length: ages + 1 }, (_, age) => String(age)),
    rows: shown.map(({ month, size, active }) => ({
      label: monthLabel(month),
      count: size,
      cells: Array.from({ length: ages + 1 }, (_, age) => {
        const cell = active[age];
        if (cell === undefined) return null;
        return { value: cell === null ? null : cell / size, count: size };
      }),
    })),
    noun: 'customers',
    minimum: fewest,
    provenance: { kind: 'measured', field: 'cohorts' },
  };
}

function newerWords(sheet: Sheet, triangle: Customers['triangle']): string {
  const found = compareNewer(sheet, triangle);
  if (!found) return '';
  const { isWorse, age, newer, older } = found;
  return ` Newer cohorts keep ${isWorse ? 'worse' : 'better'}: ${f(newer)} of the last three still paid after ${f(age)}, ${f(older)} of the three before.`;
}

export function curveBlock(sheet: Sheet, customers: Customers, staying: Staying): LineBlock {
  const { curve, chosen, resampled, seen, until } = staying;
  const ages = Array.from({ length: until + 1 }, (_, age) => age);
  const kept = new Map(curve.map(({ age, kept: share }) => [age, share]));
  const middles = ages.map((age) =>
    middleOf(
      resampled.map(({ at }) => at(age)),
      chosen.at(age),
    ),
  );
  return {
    id: 'curve',
    kind: 'line',
    folded: true,
    title: 'Where it leads',
    intro: sheet.writer.say(
      'curve.intro',
      customers.level === null
        ? `Of ${f(customers.all)}.`
        : `The best curve ends at ${f(customers.level.id)}, up to twice as far out as your data.`,
    ),
    x: ages.map((age) => `month ${age}`),
    forecastFrom: Math.min(seen + 1, until),
    series: [
      {
        label: 'Still paying',
        unit: 'share',
        values: ages.map((age) => (age > seen ? null : (kept.get(age) ?? null))),
        provenance: { kind: 'measured', field: 'cohorts' },
      },
      {
        label: 'Fitted',
        unit: 'share',
        projected: true,
        values: ages.map((age) => chosen.at(age)),
        provenance: {
          kind: 'derived',
          formula: `${curveNames[chosen.kind]}, fitted`,
          inputs: [customers.all],
        },
        bands: [
          {
            label: `80% of ${resampled.length} resamples`,
            low: middles.map(({ low }) => low),
            high: middles.map(({ high }) => high),
          },
        ],
      },
    ],
  };
}

export function fitsTable(sheet: Sheet, customers: Customers, { fits, chosen, until }: Staying): TableBlock {
  return {
    id: 'fits',
    kind: 'table',
    folded: true,
    title: 'Curves compared',
    columns: [
      { label: 'Curve' },
      { label: 'Average miss', numeric: true },
      { label: 'Still paying at the end', numeric: true },
    ],
    rows: fits.map(({ kind, error, at }) => {
      const one = (id: string, label: string, value: number) =>
        sheet.simulated(
          { id: `${id}.${kind}`, label: `${curveNames[kind]}: ${label}`, value, unit: 'share' },
          `${curveNames[kind]}, fitted by weight of the cohorts; the lowest corrected Akaike criterion is chosen`,
          [customers.all],
        );
      return {
        strong: kind === chosen.kind,
        cells: [
          { label: `${curveNames[kind]}${kind === chosen.kind ? ' (chosen)' : ''}` },
          { figure: one('miss', 'average miss', error) },
          { figure: one('end', 'still paying at the end', at(until)) },
        ],
      };
    }),
  };
}

export function fanBlock(sheet: Sheet, money: Money): Block {
  const { fan, fanMonths, runways, inputs } = money;
  const first = monthNumber(sheet.basis.asOf);
  const origin = {
    kind: 'derived',
    formula: `${fanRuns} seeded runs (seed ${fanSeed}): growth drawn around the trend by its spread; a run out of cash stays at zero`,
    inputs: [...inputs, 'assume.spread'],
  } as const;
  const shared = { unit: 'money', currency: sheet.currency, provenance: origin, projected: true } as const;
  return {
    id: 'fan',
    kind: 'line',
    title: 'Cash from here',
    intro: sheet.writer.say('fan.intro', runwayWords(money)),
    x: Array.from({ length: fanMonths }, (_, at) => shortLabel(monthAt(first + at + 1))),
    series: [
      {
        ...shared,
        label: 'Middle run',
        values: fan.at.p50,
        bands: [
          { label: 'half of the runs', low: fan.at.p25, high: fan.at.p75 },
          { label: '80% of the runs', low: fan.at.p10, high: fan.at.p90 },
        ],
      },
      {
        ...shared,
        label: 'Trend',
        values: runways.trend.months.slice(0, fanMonths).map(({ cash }) => Math.max(0, cash)),
        provenance: {
          ...origin,
          formula: 'cash + revenue × (1 + growth)^(month − delay) − costs and hires',
          inputs,
        },
      },
    ],
  };
}

/** Burn, the three runways and how often the runs end. */
function runwayWords({ net, gross, income, runways, ...money }: Money): string {
  const burn = net.value > 0 ? `Net burn is ${f(net.id)}: ` : '';
  const courses = [
    { id: money.trend, fate: runways.trend, when: 'on the trend' },
    { id: money.flat, fate: runways.flat, when: 'as things are today' },
    { id: money.stressed, fate: runways.stressed, when: 'under stress' },
  ];
  const isEndless = ({ fate }: (typeof courses)[number]) => fate.lastsMonths === null;
  const ends = courses.filter((course) => !isEndless(course)).map(({ id, when }) => `${f(id)} ${when}`);
  const endless = courses.filter(isEndless).map(({ when }) => when);
  const parts = [
    endless.length > 0 ? `never runs out ${listWords(endless)}` : '',
    ends.length > 0 ? `${endless.length > 0 ? ', and lasts' : 'lasts'} ${listWords(ends)}` : '',
  ];
  return [
    `${burn}${f(gross)} goes out, ${f(income.revenue.id)} comes in.`,
    `Cash ${parts.join('')}.`,
    `Out of cash within a year in ${f(money.goneInAYear)} of the runs.`,
  ].join(' ');
}
