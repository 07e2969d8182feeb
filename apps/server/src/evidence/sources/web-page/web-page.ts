import { FetchFault } from '../../fetch-fault.ts';
import type { SafeFetch } from '../../safe-fetch.ts';
import type { SourceAdapter } from '../../source.ts';
import { inlineStyles, listSheets, readPage } from './read-page.ts';
import { readStyles } from './read-styles.ts';

const minuteMs = 60_000;
const mostSheets = 3;

/** The page of a site whose address a person gave. Its style sheets go through the same address check as the page. */
export function makeWebPage({ userAgent }: { readonly userAgent: string }): SourceAdapter<'web-page'> {
  const headers = { 'user-agent': userAgent };
  return {
    id: 'web-page',
    name: 'The pages of this site',
    limit: { max: 60, windowMs: minuteMs },
    freshMs: 60 * minuteMs,
    server: ({ address }) => URL.parse(address)?.host ?? '',
    normalise({ address }) {
      const url = URL.parse(address);
      return url === null ? null : { address: url.href };
    },
    async ask({ address }, fetch) {
      const {
        status,
        text,
        headers: answered,
        address: at,
      } = await fetch(address, { ...headers, accept: 'text/html' });
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw new FetchFault('status', `answered ${status}`, { status });
      if (!/html/iu.test(answered.get('content-type') ?? 'text/html')) return null;
      const sheets = await readSheets(listSheets(text, at).slice(0, mostSheets), fetch, headers);
      return { ...readPage(text), ...readStyles([inlineStyles(text), ...sheets].join('\n')) };
    },
    cite: ({ address }) => ({
      id: 'web-page',
      publisher: URL.parse(address)?.host ?? address,
      what: `The page at ${address}`,
      year: null,
      region: null,
      confidence: 'high',
    }),
    nothing: ({ address }) => `There is no page at ${address}.`,
  };
}

/** A sheet that cannot be read is left out: the page stands without it. */
async function readSheets(
  addresses: readonly string[],
  fetch: SafeFetch,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const read = await Promise.allSettled(
    addresses.map((address) => fetch(address, { ...headers, accept: 'text/css' })),
  );
  return read.flatMap((one) =>
    one.status === 'fulfilled' && one.value.status === 200 ? [one.value.text] : [],
  );
}
