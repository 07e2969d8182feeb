import type { QuestionTo } from '@slipway/tools';
import { z } from 'zod';
import { FetchFault } from '../fetch-fault.ts';
import type { SourceAdapter } from '../source.ts';

type Question = QuestionTo<'wikipedia-page-views'>;

interface Parts {
  /** Wikimedia refuses clients that do not say who they are. */
  readonly userAgent: string;
  readonly baseUrl?: string;
}

const minuteMs = 60_000;
/** The count of people, without robots, begins here. */
const firstDay = '2015-07-01';
const longestTitle = 255;

/** As Wikimedia's REST interface documents it; what else it sends is not read. */
const answerSchema = z.object({
  items: z.array(z.object({ timestamp: z.string().regex(/^\d{10}$/), views: z.int().min(0) })),
});

/** How often people opened an article of the English Wikipedia. */
export function makeWikipediaPageViews({
  userAgent,
  baseUrl = 'https://wikimedia.org/api/rest_v1',
}: Parts): SourceAdapter<'wikipedia-page-views'> {
  return {
    id: 'wikipedia-page-views',
    name: 'Wikipedia page views',
    limit: { max: 60, windowMs: minuteMs },
    freshMs: 24 * 60 * minuteMs,
    normalise,
    async ask({ article, from, to, every }, fetch) {
      const path = [
        'metrics/pageviews/per-article/en.wikipedia/all-access/user',
        encodeURIComponent(article),
        every === 'month' ? 'monthly' : 'daily',
        compact(from),
        compact(to),
      ].join('/');
      const { status, headers, text } = await fetch(`${baseUrl}/${path}`, {
        accept: 'application/json',
        'user-agent': userAgent,
      });
      if (status === 404) return null;
      if (status !== 200) {
        const seconds = Number(headers.get('retry-after'));
        throw new FetchFault('status', `answered ${status}`, {
          status,
          waitMs: seconds > 0 ? seconds * 1000 : null,
        });
      }
      const { items } = readAnswer(text);
      const rows = items.map(({ timestamp, views }) => ({ date: dayIn(timestamp), views }));
      return rows.length === 0 ? null : rows.sort((a, b) => a.date.localeCompare(b.date));
    },
    cite: ({ article, to }) => ({
      id: 'wikipedia-page-views',
      publisher: 'Wikimedia',
      what: `Views of “${article.replaceAll('_', ' ')}” on the English Wikipedia, robots left out`,
      year: Number(to.slice(0, 4)),
      region: 'global',
      confidence: 'high',
    }),
    nothing: ({ article }) =>
      `Wikipedia counts no views of “${article.replaceAll('_', ' ')}” in this time; check the title of the article.`,
  };
}

function readAnswer(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new FetchFault('unreadable', 'the answer is not in the documented format', { cause });
  }
}

function normalise({ article, from, to, every = 'day' }: Question): Question | null {
  const words = article
    .normalize('NFC')
    .trim()
    .replace(/[\s_]+/gu, '_');
  // Wikipedia's own rules for titles.
  if (words === '' || Buffer.byteLength(words) > longestTitle || /[#<>[\]{}|\p{Cc}]/u.test(words))
    return null;
  const title = words.slice(0, 1).toUpperCase() + words.slice(1);
  if (!isDay(from) || !isDay(to)) return null;
  const begin = from < firstDay ? firstDay : from;
  const [first, last] = every === 'month' ? wholeMonths(begin, to) : [begin, to];
  return first <= last ? { article: title, from: first, to: last, every } : null;
}

/** Months that lie inside: half a month next to whole ones looks like a fall. */
function wholeMonths(from: string, to: string): readonly [string, string] {
  const [fromYear = 0, fromMonth = 1, fromDay] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  const first = isoDay(Date.UTC(fromYear, fromMonth - (fromDay === 1 ? 1 : 0), 1));
  const endOfMonth = isoDay(Date.UTC(toYear, toMonth, 0));
  return [first, to === endOfMonth ? to : isoDay(Date.UTC(toYear, toMonth - 1, 0))];
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isoDayOrNull(text) === text;
const compact = (day: string) => day.replaceAll('-', '');
const dayIn = (timestamp: string) =>
  `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}`;

function isoDayOrNull(text: string): string | null {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : isoDay(ms);
}
