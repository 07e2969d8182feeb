import type { EvidenceSources } from '@slipway/tools';

type Answer = EvidenceSources['domain-registration']['value'];

/** What the registry said, by RDAP (RFC 7480 to 9083). */
export type RdapSaid =
  | { readonly kind: 'registered'; readonly host: string; readonly note?: string }
  /** Only by the server that is listed for the ending. */
  | { readonly kind: 'absent'; readonly host: string }
  /** No name that can be registered: DNS cannot make it one. */
  | { readonly kind: 'invalid'; readonly host: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** What DNS said of the name itself. */
export type DnsSaid =
  /** It has name servers, or a zone of its own. */
  | { readonly kind: 'delegated' }
  | { readonly kind: 'no-such-name' }
  /** It is there without either: taken, or a wildcard. */
  | { readonly kind: 'no-data' }
  | { readonly kind: 'failed'; readonly isUnreachable: boolean };

/** The registry's word outweighs DNS. What nobody knows is never called available. */
export function decide(rdap: RdapSaid, dns: DnsSaid | null): Answer {
  if (rdap.kind === 'registered')
    return {
      state: 'taken',
      method: `RDAP of ${rdap.host}`,
      ...(rdap.note !== undefined && { note: rdap.note }),
    };
  if (rdap.kind === 'absent')
    return { state: 'likely', method: `RDAP of ${rdap.host}`, note: 'it may still be reserved or premium' };
  if (rdap.kind === 'invalid')
    return {
      state: 'unknown',
      method: `RDAP of ${rdap.host}`,
      note: 'the registry calls the name invalid: change it',
    };
  switch (dns?.kind) {
    // The table's row for DNS, not its last line: who has name servers is registered.
    case 'delegated':
      return { state: 'taken', method: 'DNS', note: rdap.why };
    case 'no-such-name':
      return { state: 'possible', method: 'DNS', note: `${rdap.why}; names on hold look the same` };
    default:
      return { state: 'unknown', method: 'RDAP and DNS', note: rdap.why };
  }
}

const hourMs = 60 * 60_000;

export function freshMsOf({ state }: Answer): number {
  if (state === 'taken') return 24 * hourMs;
  return state === 'unknown' ? 5 * 60_000 : hourMs;
}
