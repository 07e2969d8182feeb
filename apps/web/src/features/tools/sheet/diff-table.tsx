import type { Report } from '@slipway/report';
import { useState } from 'react';
import { figureWords } from './figure-words.ts';
import { listMoved } from './list-moved.ts';

const fewRows = 8;

/** What moved between two sheets of one tool: the answer first, then its figures. */
export function DiffTable(props: {
  readonly before: Report;
  readonly after: Report;
  readonly names: readonly [before: string, after: string];
}) {
  const [all, setAll] = useState(false);
  const { figures, statements, items, verdict } = listMoved(props.before, props.after);
  const shown = all ? figures : figures.slice(0, fewRows);
  if (figures.length + statements.length + items.length === 0 && verdict === null)
    return <p className="text-sm text-ink-soft">Nothing differs.</p>;
  return (
    <div className="grid gap-3 text-sm">
      {verdict ? (
        <dl className="grid gap-1">
          <Verdict name={props.names[0]} text={verdict.before} />
          <Verdict name={props.names[1]} text={verdict.after} />
        </dl>
      ) : null}
      {items.length > 0 ? (
        <ul className="grid gap-1">
          {items.map(({ id, before, after }) => (
            <li key={id}>
              {before === null ? null : <del className="text-ink-soft">{before}</del>}{' '}
              {after === null ? null : <ins className="no-underline">{after}</ins>}
            </li>
          ))}
        </ul>
      ) : null}
      {shown.length > 0 ? (
        <div className="overflow-x-auto">
          <table className="w-full text-left">
            <thead className="fig-label">
              <tr>
                <th className="py-1 pr-4 font-normal">Figure</th>
                <th className="py-1 pr-4 text-right font-normal">{props.names[0]}</th>
                <th className="py-1 text-right font-normal">{props.names[1]}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, label, before, after }) => (
                <tr key={id} className="border-t border-line align-baseline">
                  <th scope="row" className="py-1.5 pr-4 font-normal">
                    {label}
                  </th>
                  <td className="py-1.5 pr-4 text-right text-ink-soft">{figureWords(before)}</td>
                  <td className="py-1.5 text-right font-medium">{figureWords(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        {figures.length > fewRows ? (
          <button type="button" className="text-link" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${figures.length} figures`}
          </button>
        ) : null}
        {statements.length > 0
          ? `${statements.length === 1 ? '1 sentence reads' : `${statements.length} sentences read`} differently.`
          : null}
      </p>
    </div>
  );
}

function Verdict({ name, text }: { readonly name: string; readonly text: string | null }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="fig-label">{name}</dt>
      <dd>{text ?? 'No answer'}</dd>
    </div>
  );
}
