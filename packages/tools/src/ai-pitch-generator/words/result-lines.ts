import { plainName } from '../../company-name.ts';
import { type Case, named } from '../case.ts';
import { type Beat, countedLine, type Line } from './line.ts';

/** What a frame says of one figure of a result; `{}` is the figure. */
const frames: readonly (readonly [beat: Beat, figure: string, says: string])[] = [
  ['revenue', 'financial-metrics:growth.doubling', 'At the pace of the last months it doubles in {}.'],
  ['economics', 'financial-metrics:arpa', 'A customer pays {} on average.'],
  ['economics', 'financial-metrics:ltv.margin', 'Over the years with us a customer brings {} of margin.'],
  ['economics', 'financial-metrics:grr', 'Without upgrades we keep {} of our revenue over a year.'],
  ['economics', 'retention-burn:level', 'In the long run {} of those who start stay with us.'],
  ['economics', 'financial-metrics:burn-multiple.year', 'Our burn multiple over the last year is {}.'],
  ['market', 'market-size-estimator:each', 'At our price one customer pays {}.'],
  ['runway', 'financial-metrics:breakeven.customers', 'We break even at {}.'],
  ['runway', 'retention-burn:runway.stressed', 'In our bad case the cash lasts {}.'],
];

const [overYear, overMonths] = ['over a year', 'over the months we count'];
/** "Gross revenue retention, 9 months": younger than a year. */
const ofFewMonths = (label: string) => /, \d+ months$/u.test(label);

/** What stored results say besides: the longest version has the time for it. */
export function resultLines(of: Case): readonly Line[] {
  const told = frames.flatMap(([beat, name, says]) => {
    const [toolId = '', id = ''] = name.split(':');
    const figure = of.found(toolId, id);
    if (figure === null || (of.valueOf(figure) ?? 0) <= 0) return [];
    const said = ofFewMonths(of.labelOf(figure)) ? says.replace(overYear, overMonths) : says;
    return [countedLine(beat, said.replace('{}', named(figure)))];
  });
  return [...told, ...rangeLines(of), ...againstLines(of)];
}

function rangeLines(of: Case): readonly Line[] {
  const [low, high] = ['p10', 'p90'].map((id) => of.found('market-size-estimator', id));
  if (low == null || high == null) return [];
  const text = `A careful count of what we can win is ${named(low)}, a hopeful one ${named(high)}.`;
  return [countedLine('market', text)];
}

const rivalsMost = 3;

/** Rival by rival, as the matrix counts it; the first column is the founder's own. */
function againstLines(of: Case): readonly Line[] {
  const columns = of.basis.matrix?.columns ?? [];
  return columns.slice(1, 1 + rivalsMost).flatMap((column, at) => {
    const [win, lose, price] = ['win', 'lose', 'price'].map((id) =>
      of.found('competitor-matrix', `${id}.${at + 1}`),
    );
    const name = plainName(column);
    if (win == null || lose == null || name === '') return [];
    const asks = price == null ? '' : ` It asks ${named(price)}.`;
    const text = `Against ${name} we are ahead on ${named(win)} of the features we compared and behind on ${named(lose)}.`;
    return [countedLine('rivals', text + asks)];
  });
}
