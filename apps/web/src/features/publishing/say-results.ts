import type { PageDay, Publication } from '../../api/publishing.ts';
import { describeDay } from '../../lib/times.ts';
import { sumDays } from './visits-report.ts';

/** "38 visitors in 6 days; 4 signed up." One visitor a browser and day. */
export function sayVisits(publication: Publication | null, days: readonly PageDay[]): string {
  if (publication === null)
    return 'Not published yet, so nobody has seen it. Publish it to count visits and sign-ups.';
  const [first] = days;
  if (first === undefined)
    return 'Nobody has visited it yet. Send its link to ten people who have the problem.';
  const { visitors, signups } = sumDays(days);
  const came = `${count(visitors, 'visitor')} since ${describeDay(first.day)}; ${signups} signed up`;
  return visitors > 0 && signups <= visitors ? `${came} (${percent(signups / visitors)}).` : `${came}.`;
}

/** Which state of the page visitors see, and since when. */
export function sayPublication(publication: Publication | null, savedRevision: number): string {
  if (publication === null) return `Saved ${count(savedRevision, 'time')}.`;
  const { isPublished, publishedAt, revision, isChanged, url } = publication;
  if (!isPublished || publishedAt === null || revision === null)
    return `Taken down. ${url} shows nothing; the list and the figures stay.`;
  const since = `Visitors see save ${revision} since ${describeDay(publishedAt.slice(0, 10))}, at ${url}.`;
  return isChanged ? `${since} You are at save ${savedRevision}: publish it to show it.` : since;
}

export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Shares of visitors are small: one decimal. The sign stays with its number. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}\u00a0%`;
}
