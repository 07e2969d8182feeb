import type { Fact } from '@slipway/contracts';
import { sayFact, sayOrigin } from '@slipway/export';
import { type Appendix, groupNotes, saySource } from '@slipway/report';

export function KnownFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <article id="known" className="report-sheet dossier-part" aria-labelledby="known-title">
      <h2 id="known-title" className="text-2xl">
        What is known of the company
      </h2>
      <dl className="dossier-facts">
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.label}</dt>
            <dd>
              {sayFact(fact)} <span className="text-sm text-ink-soft">{sayOrigin(fact)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export function Assumptions({ rows }: { readonly rows: Appendix['assumptions'] }) {
  if (rows.length === 0) return null;
  return (
    <article id="assumptions" className="report-sheet dossier-part" aria-labelledby="assumptions-title">
      <h2 id="assumptions-title" className="text-2xl">
        Assumptions
      </h2>
      <p className="mt-1 text-ink-soft">Each can be changed on its own sheet, and the sheet counts again.</p>
      <div className="dossier-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Assumption</th>
              <th scope="col">Value</th>
              <th scope="col">Why</th>
              <th scope="col">In</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value, why, of }) => (
              <tr key={`${label} ${value}`}>
                <th scope="row">{label}</th>
                <td className="tabular">{value}</td>
                <td>{why}</td>
                <td className="text-ink-soft">{of.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

export function Sources({ published, ours }: Pick<Appendix, 'published' | 'ours'>) {
  if (published.length + ours.length === 0) return null;
  return (
    <article id="sources" className="report-sheet dossier-part" aria-labelledby="sources-title">
      <h2 id="sources-title" className="text-2xl">
        Sources
      </h2>
      <SourceRows rows={published} letter="S" />
      {ours.length > 0 ? (
        <>
          <h3 className="mt-6 text-lg">Our notes, check them</h3>
          <p className="text-sm text-ink-soft">These are not published anywhere.</p>
          <OurNotes ours={ours} />
        </>
      ) : null}
    </article>
  );
}

/** On paper for all sheets: on the screen a mark opens what it stands on. */
export function PaperNotes({ quotes, figures }: Pick<Appendix, 'quotes' | 'figures'>) {
  return (
    <article className="report-sheet dossier-part paper-only" aria-label="Notes">
      {quotes.length > 0 ? <h2 className="text-2xl">The founder’s words</h2> : null}
      <ol className="paper-notes">
        {quotes.map((quote, at) => (
          <li key={quote}>
            <span className="fig-label">[W{at + 1}]</span> “{quote}”
          </li>
        ))}
      </ol>
      <h2 className="mt-6 text-2xl">Notes on the figures</h2>
      <ol className="paper-notes">
        {figures.map(({ number, says }) => (
          <li key={number}>
            <span className="fig-label">[{number}]</span> {says}
          </li>
        ))}
      </ol>
    </article>
  );
}

function OurNotes({ ours }: Pick<Appendix, 'ours'>) {
  const { trades, others } = groupNotes(ours);
  return (
    <>
      {trades.map(({ name, notes }) => (
        <section key={name} className="mt-4">
          <h4>{name}</h4>
          <ul className="dossier-sources">
            {notes.map(({ says, one }) => (
              <li key={says}>
                {says} <span className="text-sm text-ink-soft">({one.of.join(', ')})</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? <SourceRows rows={others} /> : null}
    </>
  );
}

function SourceRows({ rows, letter }: { readonly rows: Appendix['published']; readonly letter?: string }) {
  return (
    <ol className="dossier-sources" data-lettered={letter}>
      {rows.map(({ source, of }, at) => (
        <li key={`${saySource(source)} ${source.note}`}>
          {letter === undefined ? null : <span className="fig-label">[{letter + (at + 1)}]</span>}{' '}
          {saySource(source)} <span className="text-sm text-ink-soft">({of.join(', ')})</span>
        </li>
      ))}
    </ol>
  );
}
