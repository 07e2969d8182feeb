import type { QuestionTo } from '@slipway/tools';
import { z } from 'zod';
import { FetchFault } from '../fetch-fault.ts';
import type { SafeFetch } from '../safe-fetch.ts';
import type { SourceAdapter } from '../source.ts';

type Question = QuestionTo<'wikipedia-summary'>;

interface Parts {
  /** Wikimedia refuses clients that do not say who they are. */
  readonly userAgent: string;
  readonly baseUrl?: string;
}

const minuteMs = 60_000;
const longestName = 80;
const longestLine = 160;
/** A weave is also a cloth: an article counts only where its own line says that it is a business or its product. */
const isBusiness =
  /\b(?:compan(?:y|ies)|corporation|business|enterprise|firm|start-?up|brand|manufacturer|maker|retailer|marketplace|platform|software|app|website|service|services|provider|chain|bank|publisher|supplier|cooperative|nonprofit|organi[sz]ation)\b/iu;

/** As Wikipedia's REST interface documents it; what else it sends is not read. */
const answerSchema = z.object({
  type: z.string(),
  title: z.string().min(1).max(300),
  description: z.string().optional(),
});

/** What the English Wikipedia says a company is, in one line. */
export function makeWikipediaSummary({
  userAgent,
  baseUrl = 'https://en.wikipedia.org/api/rest_v1',
}: Parts): SourceAdapter<'wikipedia-summary'> {
  return {
    id: 'wikipedia-summary',
    name: 'Wikipedia articles',
    limit: { max: 120, windowMs: minuteMs },
    freshMs: 7 * 24 * 60 * minuteMs,
    normalise,
    async ask({ company }, fetch) {
      const read = (title: string) =>
        readArticle(`${baseUrl}/page/summary/${encode(title)}`, userAgent, fetch);
      return (await read(company)) ?? (await read(`${company} (company)`));
    },
    cite: ({ company }) => ({
      id: 'wikipedia-summary',
      publisher: 'Wikipedia',
      what: company,
      year: null,
      region: 'global',
      confidence: 'medium',
    }),
    nothing: ({ company }) => `Wikipedia has no article on a company called ${company}.`,
  };
}

async function readArticle(address: string, userAgent: string, fetch: SafeFetch) {
  const { status, text } = await fetch(address, { accept: 'application/json', 'user-agent': userAgent });
  if (status === 404) return null;
  if (status !== 200) throw new FetchFault('status', `answered ${status}`, { status, waitMs: null });
  const { type, title, description = '' } = parse(text);
  const says = description
    .replaceAll(/[{}\s]+/gu, ' ')
    .trim()
    .replace(/\s*\.$/u, '')
    .slice(0, longestLine);
  if (type !== 'standard' || !isBusiness.test(says)) return null;
  return { title, says: says.slice(0, 1).toUpperCase() + says.slice(1) };
}

function parse(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new FetchFault('unreadable', 'the answer is not in the documented format', { cause });
  }
}

function encode(title: string): string {
  return encodeURIComponent(title.replaceAll(' ', '_'));
}

function normalise({ company }: Question): Question | null {
  const name = company
    .normalize('NFC')
    .trim()
    .replace(/[\s_]+/gu, ' ');
  // Wikipedia's own rules for titles.
  if (name === '' || name.length > longestName || /[#<>[\]{}|\p{Cc}]/u.test(name)) return null;
  return { company: name.slice(0, 1).toUpperCase() + name.slice(1) };
}
