import { fewest } from '@slipway/finance';
import type { AssumptionRow, AssumptionsBlock, ListBlock, Statement } from '@slipway/report';
import { curveKinds } from '@slipway/stats';
import { chosenCurve, curveNames } from '../cohorts/curves.ts';
import { f, fewestFigure, type Sheet } from '../sheet.ts';
import type { Found } from './answer.ts';

/** What was left out or read in one of two ways; a reader who doubts a figure looks here. */
export function counted({ sheet, customers, money }: Found): ListBlock[] {
  const said: Statement[] = [];
  const say = (id: string, text: string) => said.push(sheet.writer.say(`counted.${id}`, text));
  const number = (id: string, label: string, value: number, noun: string, field = 'cohorts') =>
    f(sheet.given(id, label, value, 'count', field, noun));
  if (customers) {
    const { triangle, all } = customers;
    say(
      'classic',
      `Of ${f(all)}, we count those who paid in that very month, by calendar months since their first.`,
    );
    const thin = triangle.cohorts.filter(({ size }) => size < fewest).length;
    if (thin > 0)
      say(
        'thin',
        `${number('thin', 'Small cohorts', thin, 'cohorts')} had fewer than ${f(fewestFigure(sheet))} at the start: hatched.`,
      );
    if (triangle.gaps.length > 0)
      say(
        'gaps',
        `${number('gaps', 'Months without data', triangle.gaps.length, 'months')} in between have no data: left out, not counted as zero.`,
      );
    if (triangle.empty > 0)
      say(
        'empty',
        `${number('empty', 'Empty cohorts', triangle.empty, 'cohorts')} had no customers and are left out.`,
      );
    if (triangle.isCut) say('cut', `The running month is not over: left out of all averages of ${f(all)}.`);
    if (triangle.isAhead)
      say('ahead', `The table of ${f(all)} names months after today. Please check the dates.`);
  }
  if (money) {
    const { income, pastHires } = money;
    if (!income.revenue.isGiven)
      say('blank', `Revenue was left blank, so ${f(income.revenue.id)} is counted.`);
    if (income.growth === null && income.revenue.value > 0)
      say('no-growth', `No growth was given, so ${f(money.growth.id)} is counted.`);
    if (pastHires > 0)
      say(
        'hires',
        `${number('past-hires', 'Hires of past months', pastHires, 'hires', 'hires')} of past months count as part of today’s costs.`,
      );
    say(
      'held',
      `Costs stay at ${f(money.gross)}, apart from planned hires, as in Paul Graham’s default-alive test.`,
    );
  }
  return said.length === 0
    ? []
    : [
        {
          id: 'counted',
          kind: 'list',
          title: 'How it was counted',
          folded: true,
          ordered: false,
          tone: 'plain',
          items: said,
        },
      ];
}

export function assumptionsBlock({ sheet, customers }: Found): AssumptionsBlock[] {
  const rows: readonly AssumptionRow[] = [...sheet.rows(), ...curveRow(sheet, customers)];
  return rows.length === 0
    ? []
    : [{ id: 'assumptions', kind: 'assumptions', title: 'What we assumed', folded: true, rows }];
}

const byError = 'by-error';

function curveRow({ input, writer }: Sheet, customers: Found['customers']): AssumptionRow[] {
  if (!customers?.staying || customers.staying.fits.length < 2) return [];
  const own = chosenCurve(input);
  const offered = curveKinds.filter((kind) => customers.staying?.fits.some((fit) => fit.kind === kind));
  return [
    {
      id: 'curve',
      label: 'Curve',
      chosen: own !== null && offered.includes(own) ? own : byError,
      control: {
        type: 'choice',
        options: [
          { value: byError, label: 'The one that misses least' },
          ...offered.map((kind) => ({ value: kind, label: curveNames[kind] })),
        ],
      },
      isOwn: own !== null,
      why: writer.say('why.curve', 'We take the curve with the lowest corrected Akaike criterion.'),
    },
  ];
}
