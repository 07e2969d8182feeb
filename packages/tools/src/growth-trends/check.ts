import type { InputProblem } from '../tool.ts';
import type { Input } from './fields.ts';

const least = 3;

/** Two points make a difference, not a trend. */
export function check({ series, movements, market }: Input): readonly InputProblem[] {
  if (series === undefined)
    return [
      {
        field: 'series',
        message:
          market === undefined
            ? 'Please give your numbers: two columns, a date and a number.'
            : 'Please give your numbers too. Before launch, put those of your market into “Your numbers” and choose “Something else”.',
      },
    ];
  const known = series.values.filter((value) => value !== null).length;
  if (known < least) {
    const step = `${series.step}${known === 1 ? '' : 's'}`;
    const what =
      known === 1 ? `One ${step} is a value, not a trend` : `Two ${step} make a difference, not a trend`;
    return [{ field: 'series', message: `${what}. Please add at least ${least + 1 - known} more.` }];
  }
  const months = (movements ?? []).flatMap(({ month }) => month ?? []);
  if (new Set(months).size < months.length)
    return [{ field: 'movements', message: 'New, back and lost: one month is there twice.' }];
  return [];
}
