import {
  type Expression,
  greatest,
  least,
  minus,
  type Operand,
  over,
  plus,
  power,
  times,
  when,
} from '@slipway/core';
import type { StepSheet } from './facet.ts';

/** One course of the cash, as `foretell` of `@slipway/finance` follows it, over cells. */
export interface CourseCells {
  readonly id: string;
  readonly label: string;
  readonly cash: Operand;
  readonly revenue: Operand;
  readonly growth: Operand;
  readonly costs: (month: number) => Operand;
  /** Months between a sale and its money. */
  readonly delay?: Operand;
  /** The month in which the last of the planned costs has come. */
  readonly settled?: number;
}

const months = 120;
const notYet = -1;
/** A cell without a value. */
const none = over(1, 0);

type Part = 'revenue' | 'costs' | 'cash' | 'covered' | 'lowest' | 'gone';
const keyOf = (course: string, part: Part, month: number): string => `course.${course}.${part}.${month}`;

/** Ten years, a month a row and six columns a course. */
export function cashSteps(courses: readonly CourseCells[]): StepSheet {
  return {
    title: 'Months ahead',
    intro:
      'Cash before + revenue − costs, month by month. Covered: the first month in which revenue pays all costs, 0 until then. Gone: the months until the cash is used up, −1 until then.',
    columns: courses.flatMap(({ label }) => [
      { label: `${label}: revenue`, unit: 'money' },
      { label: `${label}: costs`, unit: 'money' },
      { label: `${label}: cash`, unit: 'money' },
      { label: `${label}: covered`, unit: 'count' },
      { label: `${label}: lowest cash`, unit: 'money' },
      { label: `${label}: gone`, unit: 'months' },
    ]),
    rows: [
      {
        label: 'Now',
        steps: courses.flatMap(({ id, revenue, cash }) => [
          { key: keyOf(id, 'revenue', 0), formula: revenue },
          null,
          { key: keyOf(id, 'cash', 0), formula: cash },
          null,
          null,
          null,
        ]),
      },
      ...Array.from({ length: months }, (_, at) => ({
        label: `Month ${at + 1}`,
        steps: courses.flatMap((course) => monthOf(course, at + 1)),
      })),
    ],
  };
}

function monthOf({ id, growth, costs, delay, settled = 1 }: CourseCells, month: number) {
  const at = (part: Part, when = month): string => keyOf(id, part, when);
  const step = (part: Part, formula: Operand) => ({ key: at(part), formula });
  const exponent = delay === undefined ? month : greatest(0, minus(month, delay));
  const before = at('cash', month - 1);
  const isFirst = month === 1;
  const isCovered = when(at('revenue'), '>=', at('costs'), { yes: month, no: 0 });
  const runsOut = when(before, '<=', 0, {
    yes: month - 1,
    no: plus(month - 1, over(before, minus(before, at('cash')))),
  });
  const isGone = when(at('cash'), '<', 0, { yes: runsOut, no: notYet });
  const unlessBefore = (part: Part, is: '>' | '>=', formula: Expression): Expression =>
    when(at(part, month - 1), is, 0, { yes: at(part, month - 1), no: formula });
  const lower = least(at('lowest', month - 1), at('cash'));
  return [
    step('revenue', times(at('revenue', 0), power(plus(1, growth), exponent))),
    step('costs', costs(month)),
    step('cash', plus(before, minus(at('revenue'), at('costs')))),
    month < settled
      ? null
      : step('covered', month > settled ? unlessBefore('covered', '>', isCovered) : isCovered),
    step(
      'lowest',
      isFirst
        ? at('cash')
        : month > settled
          ? when(at('covered', month - 1), '>', 0, { yes: at('lowest', month - 1), no: lower })
          : lower,
    ),
    step('gone', isFirst ? isGone : unlessBefore('gone', '>=', isGone)),
  ];
}

interface FateCells {
  /** Cash at the end of a month. */
  readonly cashIn: (month: number) => string;
  readonly covered: Expression;
  readonly gone: Expression;
  readonly lowest: Expression;
  /** Only where it lives. */
  readonly lowestAlive: Expression;
}

/** What a course comes to, read from its last month. */
export function fateOf({ id, growth }: CourseCells): FateCells {
  const [covered, gone, lowest] = (['covered', 'gone', 'lowest'] as const).map((part) =>
    keyOf(id, part, months),
  );
  if (covered === undefined || gone === undefined || lowest === undefined)
    throw new Error('A course has its parts.');
  const ifLow = when(lowest, '>=', 0, { yes: lowest, no: none });
  return {
    cashIn: (month) => keyOf(id, 'cash', month),
    covered: when(covered, '>', 0, { yes: covered, no: none }),
    gone: when(gone, '>=', 0, { yes: gone, no: none }),
    lowest: plus(lowest),
    lowestAlive: when(growth, '<', 0, {
      yes: when(gone, '<', 0, { yes: lowest, no: none }),
      no: when(covered, '>', 0, { yes: ifLow, no: none }),
    }),
  };
}
