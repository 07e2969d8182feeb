import { domainToASCII } from 'node:url';
import PQueue from 'p-queue';
import { FetchFault } from '../../fetch-fault.ts';
import type { SafeFetch } from '../../safe-fetch.ts';
import type { SourceAdapter } from '../../source.ts';
import type { AskDns } from './ask-dns.ts';
import { makeBootstrap } from './bootstrap.ts';
import { decide, freshMsOf, type RdapSaid } from './decide.ts';
import { readRdap } from './read-rdap.ts';

interface Parts {
  readonly userAgent: string;
  readonly clock: () => number;
  readonly askDns: AskDns;
  readonly bootstrapUrl?: string;
  /** The only protocol that registries are asked by. */
  readonly only?: string;
}

/** A registry is asked so often at a time, by this whole installation. */
const atOnce = 2;
const pauseMs = 60_000;
const longestPauseMs = 60 * 60_000;

/** Whether an address is registered: RDAP first, DNS as a hint (reference H6). */
export function makeDomainRegistration(parts: Parts): SourceAdapter<'domain-registration'> {
  const { userAgent, clock, askDns, only = 'https:' } = parts;
  const headers = { accept: 'application/rdap+json', 'user-agent': userAgent };
  const bootstrapUrl = parts.bootstrapUrl ?? 'https://data.iana.org/rdap/dns.json';
  const findServers = makeBootstrap({
    address: bootstrapUrl,
    clock,
    headers: { ...headers, accept: 'application/json' },
    only,
  });
  const queues = new Map<string, PQueue>();
  const pausedUntil = new Map<string, number>();

  const askServer = async (name: string, bases: readonly string[], fetch: SafeFetch): Promise<RdapSaid> => {
    const [base = ''] = bases;
    const listed = bases.map((one) => new URL(one).host);
    const [host = ''] = listed;
    const queue = queues.get(host) ?? new PQueue({ concurrency: atOnce });
    queues.set(host, queue);
    return queue.add(async (): Promise<RdapSaid> => {
      if (clock() < (pausedUntil.get(host) ?? 0))
        return { kind: 'unknown', why: 'the registry wants to be left alone for now' };
      try {
        const reply = await fetch(`${base.replace(/\/?$/u, '/')}domain/${name}`, headers, only);
        if (reply.status === 429)
          pausedUntil.set(host, clock() + waitOf(reply.headers.get('retry-after'), clock()));
        return readRdap(name, reply, listed);
      } catch (error) {
        const isSlow = error instanceof FetchFault && error.kind === 'slow';
        return {
          kind: 'unknown',
          why: isSlow ? 'the registry did not answer in time' : 'the registry could not be reached',
        };
      }
    });
  };

  return {
    id: 'domain-registration',
    name: 'Domain registries',
    limit: { max: 400, windowMs: 60_000 },
    freshMs: freshMsOf,
    freshOnly: true,
    normalise: ({ address }) => {
      const name = domainToASCII(address.trim().toLowerCase());
      return isDomain(name) ? { address: name } : null;
    },
    async ask({ address: name }, fetch) {
      const servers = await findServers(name, fetch).catch(() => null);
      const rdap: RdapSaid =
        servers === null
          ? { kind: 'unknown', why: 'the list of registries could not be read' }
          : servers.length === 0
            ? { kind: 'unknown', why: 'this ending has no registry that can be asked' }
            : await askServer(name, servers, fetch);
      if (rdap.kind !== 'unknown') return decide(rdap, null);
      const dns = await askDns(name);
      if (servers === null && dns.kind === 'failed' && dns.isUnreachable)
        throw new FetchFault('unreachable', 'neither IANA nor a name server answered');
      return decide(rdap, dns);
    },
    cite: ({ address }) => ({
      id: 'domain-registration',
      publisher: 'Domain registries',
      what: `Whether ${address} is registered, by RDAP and DNS`,
      year: null,
      region: null,
      confidence: 'medium',
    }),
    nothing: ({ address }) => `“${address}” is no address that could be registered.`,
  };
}

/** Seconds, or a date (RFC 9110). */
function waitOf(retryAfter: string | null, now: number): number {
  const seconds = Number(retryAfter);
  const until = retryAfter === null ? Number.NaN : Date.parse(retryAfter);
  const wait = seconds > 0 ? seconds * 1000 : until > now ? until - now : pauseMs;
  return Math.min(wait, longestPauseMs);
}

const label = /^(?!-)(?!..--(?<!^xn--))[a-z0-9-]{1,63}(?<!-)$/u;

function isDomain(name: string): boolean {
  const labels = name.split('.');
  return name.length <= 253 && labels.length >= 2 && labels.every((one) => label.test(one));
}
