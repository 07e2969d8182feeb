import { isOurNote, type Source } from '@slipway/core';
import { describeFigure, nameSource, saySource, upperFirst } from '@slipway/report';
import { MarkKey } from './evidence/mark-key.tsx';
import { sayAge } from './evidence/origins.ts';
import { Fold } from './fold.tsx';
import { sourcesId } from './list-contents.ts';
import { useSheet } from './sheet-scope.ts';

/** The foot of the sheet: what the marks mean, and the sources as an appendix. */
export function SheetNotes() {
  const { notes, prefix } = useSheet();
  return (
    <div className="sheet-foot">
      <MarkKey />
      {notes.sources.size + notes.ours.size > 0 ? (
        <Fold
          id={`${prefix}-${sourcesId}`}
          title="Sources"
          hint={[
            ...(notes.sources.size > 0 ? [`${notes.sources.size} published`] : []),
            ...(notes.ours.size > 0 ? [`${notes.ours.size} from our notes`] : []),
          ].join(', ')}
        >
          <div className="grid gap-4">
            {notes.sources.size > 0 ? (
              <div className="grid gap-2">
                <SourceList ids={[...notes.sources.keys()]} />
                <p className="no-print text-sm">
                  <a href="/methodology" target="_blank" rel="noopener" className="text-link">
                    How sources are graded, and how to report an error
                    <span className="sr-only">, in a new tab</span>
                  </a>
                </p>
              </div>
            ) : null}
            {notes.ours.size > 0 ? (
              <section className="grid gap-2">
                <h4 className="text-base">Our notes, check them</h4>
                <p className="text-sm text-ink-soft">Nobody has published these.</p>
                <SourceList ids={[...notes.ours]} />
              </section>
            ) : null}
          </div>
        </Fold>
      ) : null}
    </div>
  );
}

/** On paper, last of all: every quote and every figure's footnote. */
export function FigureNotes() {
  const { report, notes } = useSheet();
  return (
    <div className="paper-only">
      {notes.quotes.size > 0 ? (
        <section aria-label="Your words" className="paper-only">
          <h3 className="text-base">The founder’s words</h3>
          <ol className="paper-notes">
            {[...notes.quotes].map(([quote, number]) => (
              <li key={quote}>
                <span className="fig-label">[W{number}]</span> “{quote}”
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section aria-label="Notes" className="paper-only">
        <h3 className="text-base">Notes on the figures</h3>
        <ol className="paper-notes">
          {[...notes.figures].map(([id, number]) => {
            const figure = report.figures[id];
            return figure ? (
              <li key={id}>
                <span className="fig-label">[{number}]</span> {describeFigure(figure, notes, report)}
              </li>
            ) : null;
          })}
        </ol>
      </section>
    </div>
  );
}

function SourceList({ ids }: { readonly ids: readonly string[] }) {
  const { report, notes } = useSheet();
  return (
    <ol className="source-list" data-numbered={ids.some((id) => notes.sources.has(id)) || undefined}>
      {ids.map((id) => {
        const source = report.sources[id];
        return source ? (
          <li key={id}>
            {notes.sources.has(id) ? <span className="fig-label">[{nameSource(id, notes)}]</span> : null}
            <SourceLine source={source} />
          </li>
        ) : null;
      })}
    </ol>
  );
}

function SourceLine({ source }: { readonly source: Source }) {
  const age = isOurNote(source) ? null : sayAge(source);
  return (
    <span>
      {saySource(source)}
      {age ? <span className="text-signal-text"> {upperFirst(age)}.</span> : null}
      {source.note ? <span className="text-ink-soft"> {source.note}</span> : null}
    </span>
  );
}
