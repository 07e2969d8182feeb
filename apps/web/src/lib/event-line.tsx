import type { ProjectEvent } from '@slipway/contracts';
import { Link } from 'react-router';
import { eventHref, eventWords } from './project-events.ts';

export function eventKey({ kind, at, itemId, runId, factId, toolId }: ProjectEvent): string {
  return `${kind} ${at} ${itemId ?? runId ?? factId ?? toolId}`;
}

/** What happened, with the way to it and its figure. */
export function EventLine({ event }: { readonly event: ProjectEvent }) {
  const href = eventHref(event);
  return (
    <>
      <span className="text-ink-soft">{eventWords(event)}</span>{' '}
      {href === null ? (
        event.text
      ) : (
        <Link to={href} className="text-link">
          {event.text}
        </Link>
      )}
      {event.figure ? ' ' : null}
      {event.figure ? (
        <span className="tabular font-medium whitespace-nowrap">{event.figure.text}</span>
      ) : null}
    </>
  );
}
