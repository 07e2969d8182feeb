import { money, type Unit } from '@slipway/core';
import { lack, ok } from '@slipway/finance';
import { type Cell, type Statement, type TableBlock, upperFirst } from '@slipway/report';
import { leversOf, listScenarios, type Played, play, type Scenario } from '../compute/scenarios.ts';
import type { Ref } from '../desk/sheet.ts';
import { tableLength } from '../desk/take.ts';
import { cellFormula } from './scenario-formulas.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly of: (played: Played) => number | null;
  readonly formula: string;
  readonly none: string;
}

const year = 12;
const rows: readonly Row[] = [
  {
    id: 'growth',
    label: 'Growth a month',
    unit: 'share/month',
    of: ({ levers }) => levers.course?.growth.value ?? null,
    formula: 'growth kept up',
    none: 'Needs cash, costs and growth.',
  },
  {
    id: 'ltv',
    label: 'LTV',
    unit: 'money',
    of: ({ ltv }) => ltv?.value ?? null,
    formula: 'LTV by the definition in use',
    none: 'Needs churn and margin.',
  },
  {
    id: 'ltv-cac',
    label: 'LTV to CAC',
    unit: 'ratio',
    of: ({ toCac }) => toCac?.value ?? null,
    formula: 'LTV / CAC',
    none: 'Needs LTV and CAC.',
  },
  {
    id: 'payback',
    label: 'CAC payback',
    unit: 'months',
    of: ({ payback }) => payback?.value ?? null,
    formula: 'CAC / margin a customer and month, by the definition in use',
    none: 'Never pays back.',
  },
  {
    id: 'revenue',
    label: 'Revenue in a year',
    unit: 'money/month',
    of: ({ fate }) => fate?.months[year - 1]?.revenue ?? null,
    formula: 'revenue × (1 + growth)^12',
    none: 'Needs cash, costs and growth.',
  },
  {
    id: 'lowest',
    label: 'Lowest cash',
    unit: 'money',
    of: ({ fate }) => (fate?.alive ? fate.lowestCash.value : null),
    formula: 'lowest cash until revenue covers costs, simulated month by month',
    none: 'Runs out first.',
  },
  {
    id: 'zero',
    label: 'Cash gone in',
    unit: 'months',
    of: ({ fate }) => fate?.lastsMonths ?? null,
    formula: 'months until cash is used up, simulated',
    none: 'Never.',
  },
];

/** Each lever alone, side by side with today. */
export function scenarioBlocks(telling: Telling): readonly TableBlock[] {
  const { desk, facts } = telling;
  const today = play(leversOf(facts), facts);
  if (today.ltv === null && today.fate === null) return [];
  const scenarios = listScenarios(desk, facts);
  if (scenarios.length === 0) return [];
  const ofRevenue = ['growth', 'revenue'];
  const shown = rows.filter(
    ({ id, of }) =>
      (desk.earning === 'now' || !ofRevenue.includes(id)) &&
      [today, ...scenarios.map(({ played }) => played)].some((played) => of(played) !== null),
  );
  const put = (row: Row, played: Played, scenario: Scenario | null): Cell => {
    const value = row.of(played);
    const known = basesOf(telling).filter((ref) => ref.value !== null);
    const id = `scenario.${scenario?.id ?? 'today'}.${row.id}`;
    const label = `${row.label}, ${scenario?.label ?? 'today'}`;
    const outcome =
      value === null
        ? lack(row.unit, 'not_meaningful', row.none)
        : ok({ ...money(value, 'money', desk.currency), unit: row.unit });
    const formula = value === null ? null : cellFormula(row.id, scenario, telling);
    if (formula !== null)
      desk.sheet.derive(
        id,
        label,
        outcome,
        formula,
        scenario ? { note: `${upperFirst(scenario.how)}.` } : {},
      );
    else
      desk.sheet.deriveInWords(
        id,
        label,
        outcome,
        scenario ? `${row.formula}; ${scenario.how}` : row.formula,
        scenario ? [...known, scenario.step] : known,
      );
    return { figure: id };
  };
  const fateCell = ({ fate }: Played): Cell =>
    fate
      ? { label: fate.alive ? 'Alive' : 'Dead', tone: fate.alive ? 'good' : 'poor' }
      : { label: 'Not known' };
  return [
    {
      kind: 'table',
      id: 'scenarios',
      title: 'What if, one lever at a time',
      intro: intro(telling, today, scenarios),
      columns: [
        { label: '' },
        { label: 'Today', numeric: true },
        ...scenarios.map(({ label }) => ({ label, numeric: true })),
      ],
      rows: [
        ...shown.map((row) => ({
          cells: [
            { label: row.label },
            put(row, today, null),
            ...scenarios.map((scenario) => put(row, scenario.played, scenario)),
          ],
        })),
        ...(today.fate && desk.earning === 'now'
          ? [
              {
                strong: true,
                cells: [
                  { label: 'Default alive or dead' },
                  fateCell(today),
                  ...scenarios.map(({ played }) => fateCell(played)),
                ],
              },
            ]
          : []),
      ],
    },
  ];
}

/** The figures that the levers change, for the way back to the founder's cells. */
function basesOf({ facts, desk }: Telling): readonly Ref[] {
  const { lifetime, acquisition, margins, survival, arpa } = facts;
  return [
    lifetime.churn,
    arpa,
    margins.best,
    acquisition.chosen,
    ...(survival ? [facts.cash.revenue, survival.expenses, facts.cash.cash] : []),
    ...(survival && desk.earning === 'now' ? [survival.growth] : []),
  ];
}

/** Which lever does most, and which one kills. */
function intro(telling: Telling, today: Played, scenarios: readonly Scenario[]): Statement {
  const { voice, facts } = telling;
  const named = (id: string, row: string): string => `{{f:scenario.${id}.${row}}}`;
  const deadly = scenarios
    .filter(({ played }) => today.fate?.alive && played.fate?.lastsMonths && !played.fate.alive)
    .toSorted((a, b) => (a.played.fate?.lastsMonths ?? 0) - (b.played.fate?.lastsMonths ?? 0))[0];
  const saving = scenarios.find(({ played }) => today.fate?.alive === false && played.fate?.alive);
  if (deadly)
    return voice.say(
      'scenarios.intro',
      `“${lever(deadly)}” is enough to end it: the cash of ${voice.company} is then gone in ${named(deadly.id, 'zero')}.`,
    );
  if (saving)
    return voice.say(
      'scenarios.intro',
      `“${lever(saving)}” alone is enough to live: cash is then ${named(saving.id, 'lowest')} at its lowest.`,
    );
  const best = bestForLtv(today, scenarios);
  if (best && facts.lifetime.toCac.value !== null)
    return voice.say(
      'scenarios.intro',
      `“${lever(best)}” moves LTV to CAC most, from ${f(facts.lifetime.toCac)} to ${named(best.id, 'ltv-cac')}.`,
    );
  const lasting = scenarios
    .filter(({ played }) => played.fate?.lastsMonths)
    .toSorted((a, b) => (b.played.fate?.lastsMonths ?? 0) - (a.played.fate?.lastsMonths ?? 0))[0];
  if (lasting && (lasting.played.fate?.lastsMonths ?? 0) > (today.fate?.lastsMonths ?? 0))
    return voice.say(
      'scenarios.intro',
      `“${lever(lasting)}” helps most: the cash then lasts ${named(lasting.id, 'zero')}.`,
    );
  return voice.say(
    'scenarios.intro',
    `Each column changes one thing and holds the rest; the first by ${f(scenarios[0]?.step ?? tableLength(telling.desk))}.`,
  );
}

function bestForLtv(today: Played, scenarios: readonly Scenario[]): Scenario | null {
  const gain = ({ played }: Scenario) => (played.toCac?.value ?? 0) - (today.toCac?.value ?? 0);
  const best = scenarios.toSorted((a, b) => gain(b) - gain(a))[0];
  return best && today.toCac && gain(best) > 0 ? best : null;
}

/** The column's name without its size: a sentence has no digits of its own. */
function lever({ id }: Scenario): string {
  const names: Readonly<Record<string, string>> = {
    churn: 'Less churn',
    price: 'A changed price',
    cac: 'Dearer customers',
    growth: 'Slower growth',
    costs: 'Lower other costs',
  };
  return names[id] ?? id;
}
