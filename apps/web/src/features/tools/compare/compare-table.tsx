import { headlineOf, listBlockFigures, type Report } from '@slipway/report';
import { figureWords } from '../sheet/figure-words.ts';

export interface Compared {
  readonly id: string;
  readonly title: string;
  readonly report: Report;
}

/** Figures that all of them may have, in the order of the first sheet; equal ones are left out. */
function listRows(all: readonly Compared[]) {
  const ids = new Set(all.flatMap(({ report }) => report.blocks.flatMap(listBlockFigures)));
  return [...ids]
    .map((id) => ({ id, figures: all.map(({ report }) => report.figures[id] ?? null) }))
    .filter(({ figures }) => figures.filter((figure) => figure !== null).length > 1)
    .map((row) => ({
      ...row,
      label: row.figures.find((figure) => figure !== null)?.label ?? row.id,
      differs: new Set(row.figures.map(figureWords)).size > 1,
    }));
}

export function CompareTable({ all }: { readonly all: readonly Compared[] }) {
  const rows = listRows(all);
  const differing = rows.filter(({ differs }) => differs);
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[36rem] text-left">
        <caption className="sr-only">The answers and figures that differ</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="fig-label py-2 pr-4 font-normal">
              Figure
            </th>
            {all.map(({ id, title }) => (
              <th key={id} scope="col" className="max-w-64 py-2 pl-4 text-sm font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              Answer
            </th>
            {all.map(({ id, report }) => (
              <td key={id} className="max-w-64 py-2 pl-4 text-sm">
                {headlineOf(report)}
              </td>
            ))}
          </tr>
          {differing.map(({ id, label, figures }) => (
            <tr key={id} className="border-t border-line align-baseline">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {label}
              </th>
              {all.map((one, at) => (
                <td key={one.id} className="py-1.5 pl-4">
                  {figureWords(figures[at] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-soft">
        {rows.length - differing.length === 0
          ? 'Every figure they share differs.'
          : `${rows.length - differing.length} of the ${rows.length} figures they share are equal and left out.`}
      </p>
    </div>
  );
}
