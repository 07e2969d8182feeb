import type { Fact } from '@slipway/contracts';
import { sayFact, sayOrigin } from '@slipway/export';
import type { Appendix } from '@slipway/report';

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
      <SourceRows rows={published} />
      {ours.length > 0 ? (
        <>
          <h3 className="mt-6 text-lg">Our notes, check them</h3>
          <p className="text-sm text-ink-soft">These are not published anywhere.</p>
          <SourceRows rows={ours} />
        </>
      ) : null}
    </article>
  );
}

function SourceRows({ rows }: { readonly rows: Appendix['published'] }) {
  return (
    <ol className="dossier-sources">
      {rows.map(({ cite, what, of }) => (
        <li key={`${cite} ${what}`}>
          {cite}. {what} <span className="text-sm text-ink-soft">({of.join(', ')})</span>
        </li>
      ))}
    </ol>
  );
}
