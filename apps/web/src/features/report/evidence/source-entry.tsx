import type { Source } from '@slipway/core';
import { confidences, nameRegion, upperFirst } from './origins.ts';

/** Publisher, year, place, how far to trust it, and what was counted. */
export function SourceEntry({ source }: { readonly source: Source }) {
  const facts = [
    source.year === null ? 'No year given' : String(source.year),
    ...(source.region === null ? [] : [nameRegion(source.region)]),
  ];
  return (
    <div className="grid gap-0.5">
      <p className="font-medium">
        {upperFirst(source.publisher)}
        <span className="font-normal text-ink-soft"> · {facts.join(' · ')}</span>
      </p>
      <p>{upperFirst(source.what)}</p>
      <p className={source.confidence === 'low' ? 'font-medium text-signal-text' : 'text-ink-soft'}>
        {confidences[source.confidence]}
      </p>
      {source.note ? <p className="text-ink-soft">{source.note}</p> : null}
    </div>
  );
}
