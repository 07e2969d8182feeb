import { useOverview } from './overview.ts';
import { inFigures } from './words.ts';

/** What a report may stand on, and how each kind is marked there. */
export function MaterialTable() {
  const { data } = useOverview();
  const rows: readonly (readonly [string, number | null | undefined, string, string])[] = [
    [
      'Published figures',
      data && data.byKind.market + data.byKind.buyers,
      'How much is spent, and how many buyers there are. From statistical offices, filings, trade bodies and research houses.',
      'Publisher, year, place and grade. Some were read at the source, and only those may be graded high.',
    ],
    [
      'Facts of a field',
      data?.byKind.trade,
      'Wages, fees, fines, deadlines, shares. Recalled from a named publisher, and not read there again.',
      '“Recalled from this publisher, not checked against the publication again.” Never graded high.',
    ],
    [
      'Notes on a field',
      data?.counts.niches,
      'Who signs, what is used today, what it costs, where startups failed. General knowledge: no single publication says it.',
      '“Our note, check it”, with an open leaf, in a list of its own. Never counted among the sources.',
    ],
    [
      'Benchmarks',
      data?.counts.benchmarks,
      'What is usual for a company metric, as one publisher sees it.',
      'Publisher and year beside the band. Our own rules and defaults are not counted here: each is marked “our note, check it”.',
    ],
    [
      'Your own words',
      null,
      'What you type into the form: your customers, your price, your numbers.',
      'A quotation mark for words, a square for numbers. They take the place of any default.',
    ],
  ];
  return (
    <table className="w-full border-b border-line-strong text-left max-md:block">
      <caption className="sr-only">Kinds of material, how much there is, and how it is marked</caption>
      <thead className="max-md:sr-only">
        <tr className="align-bottom">
          {['Material', 'Count', 'What it is', 'How a report marks it'].map((head) => (
            <th key={head} scope="col" className="fig-label py-2 pr-6 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([name, held, what, mark]) => (
          <tr
            key={name}
            className="border-t border-line align-baseline max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-4"
          >
            <th scope="row" className="font-display text-lg font-semibold whitespace-nowrap md:py-3 md:pr-6">
              {name}
            </th>
            <td className="tabular text-right md:py-3 md:pr-6">
              {held === null || held === undefined ? '—' : inFigures(held)}
            </td>
            <td className="max-md:col-span-2 md:py-3 md:pr-6">{what}</td>
            <td className="text-ink-soft max-md:col-span-2 md:py-3">{mark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
