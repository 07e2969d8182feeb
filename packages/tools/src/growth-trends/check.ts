import type { Series } from '../fields/series/field.ts';
import type { InputProblem } from '../tool.ts';
import type { Input } from './fields.ts';
import { countKnown, leastPoints } from './study/lead.ts';

/** Numbers of one's own, or of the market, or a topic to look up. */
export function check({ series, movements, market, topic }: Input): readonly InputProblem[] {
  if (series === undefined && market === undefined && topic === undefined)
    return [
      {
        field: 'series',
        message:
          'Please give your numbers: two columns, a date and a number. Before launch, give those of your market.',
      },
    ];
  const short =
    series !== undefined
      ? shortProblem('series', series)
      : market !== undefined
        ? shortProblem('market', market)
        : null;
  if (short !== null) return [short];
  const months = (movements ?? []).flatMap(({ month }) => month ?? []);
  if (new Set(months).size < months.length)
    return [{ field: 'movements', message: 'New, back and lost: one month is there twice.' }];
  return [];
}

/** Two points make a difference, not a trend. */
function shortProblem(field: 'series' | 'market', series: Series): InputProblem | null {
  const known = countKnown(series);
  if (known >= leastPoints) return null;
  const step = `${series.step}${known === 1 ? '' : 's'}`;
  const what =
    known === 1 ? `One ${step} is a value, not a trend` : `Two ${step} make a difference, not a trend`;
  return { field, message: `${what}. Please add at least ${leastPoints + 1 - known} more.` };
}
