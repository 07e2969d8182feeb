import type { ReadingBlock } from '@slipway/report';
import { useId } from 'react';
import { PhoneFold } from '../../../lib/phone-fold.tsx';
import { SlotList } from '../../../lib/slots/slot-list.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

/** What was understood of the idea, first of all. Each part is put right in its place. */
export default function ReadingView({ block }: { readonly block: ReadingBlock }) {
  const { prefix, onReread, findFor } = useSheet();
  const headingId = useId();
  const asking = block.slots.filter(({ standing }) => standing === 'unsure' || standing === 'open').length;
  const title = block.title ?? 'How we read your idea';
  const gist = block.slots.flatMap(({ value }) => value ?? []).join(' · ');
  return (
    <section data-kind="reading" id={`${prefix}-${block.id}`} tabIndex={-1} className="reading">
      <PhoneFold
        lineClass="reading-line"
        className="reading-body"
        line={
          <span className="min-w-0 grow">
            <span className="flex flex-wrap gap-x-3">
              <span className="font-medium">{title}</span>
              {asking > 0 && onReread ? <span className="text-signal-text">{asking} to check</span> : null}
            </span>
            <span className="block truncate text-ink-soft">{gist}</span>
          </span>
        }
      >
        <div className="reading-head">
          <p id={headingId} className="font-medium">
            {title}
          </p>
          {onReread ? (
            <p className="reading-hint no-print">
              {asking > 0 ? `${asking} to check. ` : ''}Changes are free.
            </p>
          ) : null}
        </div>
        {block.intro ? (
          <p className="text-sm">
            <Words statement={block.intro} />
          </p>
        ) : null}
        <SlotList
          slots={block.slots}
          labelledBy={headingId}
          onChange={onReread}
          findFor={findFor}
          afterChange="The sheet is computed again."
        />
        {block.known ? (
          <p className="reading-known">
            <Words statement={block.known} />
          </p>
        ) : null}
      </PhoneFold>
    </section>
  );
}
