import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { FetchFault } from './fetch-fault.ts';

/** All addresses of a host name. */
export type Resolve = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

/**
 * Connects to addresses that were looked up once and checked, so a name that answers otherwise the second time gains nothing.
 * The address on the other end is checked again.
 */
export function makeCheckedConnect(
  { allows }: AddressPolicy,
  timeoutMs: number,
  resolve: Resolve = systemResolve,
): buildConnector.connector {
  const lookup: LookupFunction = (host, { all }, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first) done(new FetchFault('unreachable', 'the name has no address'), '', 0);
        else if (!found.every(({ address }) => allows(address)))
          done(new FetchFault('refused', 'the name leads to an inner address'), '', 0);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (cause) => done(new FetchFault('unreachable', 'the name was not found', { cause }), '', 0),
    );
  };
  const connect = buildConnector({ timeout: timeoutMs, lookup });
  return (options, done) =>
    connect(options, (...[error, socket]) => {
      if (error) return done(error, null);
      if (allows(socket.remoteAddress ?? '')) return done(null, socket);
      socket.destroy();
      return done(new FetchFault('refused', 'an inner address answered'), null);
    });
}
