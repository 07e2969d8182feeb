import { isOurNote, type Source } from '@slipway/core';
import { confidences, markNames, nameRegion, upperFirst } from '@slipway/report';
import { reportAddress, sayAge } from './origins.ts';

/** Publisher, year, place, how far to trust it, and what was counted. A note of ours has none of these, and says so. */
export function SourceEntry({ source }: { readonly source: Source }) {
  const isOurs = isOurNote(source);
  const year = source.year === null ? 'No year given' : String(source.year);
  const facts = [
    isOurs ? markNames.note : year,
    ...(source.region === null ? [] : [nameRegion(source.region)]),
  ];
  const age = isOurs ? null : sayAge(source);
  return (
    <div className="grid gap-0.5">
      <p className="font-medium">
        {upperFirst(source.publisher)}
        <span className="font-normal text-ink-soft"> · {facts.join(' · ')}</span>
        {age ? <span className="font-normal text-signal-text"> · {age}</span> : null}
      </p>
      <p>{upperFirst(source.what)}</p>
      {isOurs ? null : (
        <p className={source.confidence === 'low' ? 'font-medium text-signal-text' : 'text-ink-soft'}>
          {confidences[source.confidence]}
        </p>
      )}
      {source.note ? <p className="text-ink-soft">{source.note}</p> : null}
      <p className="no-print">
        {/* In a tab of its own: the sheet may hold what is not saved yet. */}
        <a href={reportAddress(source)} target="_blank" rel="noopener" className="text-link">
          Report an error<span className="sr-only"> in this source, in a new tab</span>
        </a>
      </p>
    </div>
  );
}
