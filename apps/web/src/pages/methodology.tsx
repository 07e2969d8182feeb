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
  ['drawers', 'Everything we hold'],
] as const;

export default function MethodologyPage() {
  return (
    <>
      <Blueprint>
        <div className="container-page grid items-start gap-x-14 gap-y-8 py-10 md:py-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="grid gap-5">
            <FigLabel>Methodology</FigLabel>
            <h1 className="text-3xl md:text-4xl">What the figures are made of, and how far they bear.</h1>
            <p className="max-w-[52ch] text-lg text-ink-soft">
              A yard tears a strip off every batch of plate, and stamps what it found. These are our notes on
              the material behind a report: where it comes from, what the stamps mean, where it gives, and how
              to tell us that a piece is bad.
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
