import '../features/methodology/methodology.css';
import { Blueprint, FigLabel } from '@slipway/ui';
import { Suspense } from 'react';
import { Certificate } from '../features/methodology/certificate.tsx';
import { dormant } from '../lib/dormant.ts';

const Notes = dormant(() => import('./scopes/methodology-notes.tsx'));

const notes = [
  ['reading', 'How an idea is read'],
  ['material', 'What counts as a fact'],
  ['grades', 'How confidence is graded'],
  ['age', 'How facts age'],
  ['spread', 'When publishers contradict each other'],
  ['wording', 'The engine answers, the model adds'],
  ['limits', 'What the analyst does not know'],
  ['tests', 'How the analyst is measured'],
  ['report', 'Report an error'],
  ['drawers', 'Every fact, field by field'],
] as const;

export default function MethodologyPage() {
  return (
    <>
      <Blueprint>
        <div className="container-page grid items-start gap-x-14 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="grid gap-5">
            <FigLabel>Methodology</FigLabel>
            <h1 className="text-3xl md:text-4xl">Where the figures come from, and how far to trust them</h1>
            <p className="max-w-[52ch] text-lg text-ink-soft">
              Each fact behind a report has a publisher, a year, a place and a grade. These notes say what the
              grades mean, what the analyst does not know, and how to report a wrong figure.
            </p>
            <nav aria-label="Notes on this sheet">
              <ol className="grid gap-x-8 sm:grid-cols-2">
                {notes.map(([id, name], place) => (
                  <li key={id} className="flex items-baseline gap-3 border-t border-line">
                    <span aria-hidden="true" className="fig-label w-5 text-right">
                      {place + 1}
                    </span>
                    <a href={`#${id}`} className="grow py-2 hover:underline">
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <Certificate />
        </div>
      </Blueprint>

      <Suspense>
        <Notes />
      </Suspense>
    </>
  );
}
