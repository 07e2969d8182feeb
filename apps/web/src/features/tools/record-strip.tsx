import type { CompanyRecord } from '@slipway/record';
import type { AnyEngine } from '@slipway/tools';
import { Button } from '@slipway/ui';
import { Link } from 'react-router';
import { linkTo } from '../../lib/link-to.ts';
import { PhoneFold } from '../../lib/phone-fold.tsx';
import { listKnown } from './list-known.ts';
import { briefId } from './use-fold.ts';

interface RecordStripProps {
  readonly engine: AnyEngine;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly record: CompanyRecord | null;
  /** Null while the brief is all there is to see. */
  readonly fold: { readonly isFolded: boolean; readonly turn: () => void } | null;
}

/** Over the sheet: which project it is about, what the record has filled in, and the way to the brief. */
export function RecordStrip({ engine, project, record, fold }: RecordStripProps) {
  if (project === null && fold === null) return null;
  const known = record === null ? [] : listKnown(engine.fields, record);
  return (
    <section aria-label="Company record" className="record-strip no-print">
      {project === null ? null : (
        <PhoneFold
          line={known.length > 0 ? `From the record: ${known.length}` : 'The record'}
          lineClass="grow text-ink-soft"
          className="order-1 grid basis-full gap-2 pb-2 sm:contents"
        >
          <p className="record-known">
            <Link to={linkTo('/project/:id', { id: project.id })} className="text-link font-medium">
              {project.name}
            </Link>
            {known.length > 0 ? (
              <span className="text-ink-soft">
                {' '}
                {known.map(({ label, text }) => (
                  <span key={label} className="record-fact">
                    {label}: <span className="text-ink">{text}</span>
                  </span>
                ))}
              </span>
            ) : null}
          </p>
          <Link
            to={`${linkTo('/project/:id', { id: project.id })}#record`}
            className="text-link text-ink-soft"
          >
            Open the record
          </Link>
        </PhoneFold>
      )}
      {fold === null ? null : (
        <Button size="sm" aria-expanded={!fold.isFolded} aria-controls={briefId} onClick={fold.turn}>
          {fold.isFolded ? 'Change the brief' : 'Fold the brief'}
        </Button>
      )}
    </section>
  );
}
