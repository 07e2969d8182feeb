import { Resolver } from 'node:dns/promises';
import type { DnsSaid } from './decide.ts';

export type AskDns = (name: string) => Promise<DnsSaid>;

interface Parts {
  /** Of a test; else those of the system. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

/** Asks for the name servers of a name and then for its zone; never throws. */
export function makeAskDns({ servers, timeoutMs = 2500 }: Parts = {}): AskDns {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      const found = await resolver.resolveNs(name).catch((error) => {
        if (error.code !== 'ENODATA') throw error;
        return resolver.resolveSoa(name);
      });
      return Array.isArray(found) && found.length === 0 ? { kind: 'no-data' } : { kind: 'delegated' };
    } catch (error) {
      return saidBy(String(Reflect.get(Object(error), 'code')));
    }
  };
}

function saidBy(code: string): DnsSaid {
  if (code === 'ENOTFOUND') return { kind: 'no-such-name' };
  if (code === 'ENODATA') return { kind: 'no-data' };
  return { kind: 'failed', isUnreachable: code === 'ECONNREFUSED' || code === 'ETIMEOUT' };
}
