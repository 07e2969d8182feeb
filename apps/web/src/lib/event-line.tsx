import type { ProjectEvent } from '@slipway/contracts';
import { Link } from 'react-router';
import { eventHref, eventName, eventWords } from './project-events.ts';

export function eventKey({ kind, at, itemId, runId, factId, toolId }: ProjectEvent): string {
  return `${kind} ${at} ${itemId ?? runId ?? factId ?? toolId}`;
}

/** What happened, with the way to it and its figure. */
export function EventLine({ event }: { readonly event: ProjectEvent }) {
  const href = eventHref(event);
  const name = eventName(event);
  return (
    <>
      <span className="text-ink-soft">{eventWords(event)}</span>{' '}
      {href === null ? (
        name
      ) : (
        <Link to={href} className="text-link">
          {name}
        </Link>
      )}
      {event.figure ? ' ' : null}
      {event.figure ? (
        <span className="tabular font-medium whitespace-nowrap">{event.figure.text}</span>
      ) : null}
    </>
  );
}
