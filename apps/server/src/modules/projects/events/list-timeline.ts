import type { ProjectEvent } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { listEvents } from './list-events.ts';

const pageMax = 25;

/** One project's, page by page. A place that is none has nothing after it. */
export async function listTimeline(
  deps: Pick<Deps, 'db'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  before: string | undefined,
): Promise<{ events: ProjectEvent[]; next: string | null }> {
  if (before !== undefined && !/^\d{1,15}$/u.test(before)) return { events: [], next: null };
  const end = before === undefined ? undefined : Number(before);
  const { events, hasMore } = await listEvents(deps, { uid, projectId, before: end, max: pageMax });
  const last = events.at(-1);
  return { events, next: hasMore && last ? String(Date.parse(last.at)) : null };
}
