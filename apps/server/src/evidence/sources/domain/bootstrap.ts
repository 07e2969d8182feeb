import { z } from 'zod';
import type { SafeFetch } from '../../safe-fetch.ts';

/** RFC 9224: rows of endings and the base addresses of their servers. */
const fileSchema = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});

const freshMs = 24 * 60 * 60_000;
const pauseMs = 60_000;

/** Base addresses of the servers for an ending; empty where none is listed. Throws while the list cannot be had. */
type FindServers = (name: string, fetch: SafeFetch) => Promise<readonly string[]>;

interface Parts {
  readonly address: string;
  readonly clock: () => number;
  readonly headers: Readonly<Record<string, string>>;
  readonly only: string;
}

/** IANA's list, read once a day. */
export function makeBootstrap({ address, clock, headers, only }: Parts): FindServers {
  let kept: {
    readonly list: Promise<ReadonlyMap<string, readonly string[]>>;
    readonly until: number;
  } | null = null;
  const load = async (fetch: SafeFetch) => {
    const { status, text } = await fetch(address, headers, only);
    if (status !== 200) throw new Error(`the list of registries answered ${status}`);
    const { services } = fileSchema.parse(JSON.parse(text));
    return new Map(
      services.flatMap(([endings, bases]) => endings.map((ending) => [ending.toLowerCase(), bases] as const)),
    );
  };
  return async (name, fetch) => {
    const now = clock();
    if (kept === null || now >= kept.until || now < kept.until - freshMs) {
      const list = load(fetch);
      kept = { list, until: now + freshMs };
      list.catch(() => {
        kept = { list, until: clock() + pauseMs };
      });
    }
    const list = await kept.list;
    // The longest ending that is listed: "co.uk" before "uk".
    const labels = name.split('.').slice(1);
    for (let at = 0; at < labels.length; at++) {
      const bases = list.get(labels.slice(at).join('.'));
      if (bases) return bases.filter((base) => URL.parse(base)?.protocol === only);
    }
    return [];
  };
}
