import { isIP } from 'node:net';
import { Agent, type Dispatcher, type Response, fetch as undiciFetch } from 'undici';
import { type AddressPolicy, publicInternet } from './address-policy.ts';
import { makeCheckedConnect, type Resolve } from './checked-connect.ts';
import { FetchFault } from './fetch-fault.ts';

interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Who answered: the address asked, or the one it was sent on to. */
  readonly address: string;
}

/** Reads an address of the public internet, or throws a FetchFault. Never follows where it may not go. */
export type SafeFetch = (
  address: string,
  headers?: Readonly<Record<string, string>>,
  /** The only protocol to speak, wherever it is sent on to: "https:". */
  only?: string,
) => Promise<Fetched>;

interface Limits {
  /** For everything: names, connections, redirects and the body. */
  readonly totalMs: number;
  /** Decoded. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

interface Parts {
  readonly policy?: AddressPolicy;
  readonly resolve?: Resolve;
  readonly limits?: Partial<Limits>;
}

const usual: Limits = { totalMs: 8000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 };
const longestAddress = 2048;
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Tests hand in another policy and resolver; the server takes both as they are. */
export function makeSafeFetch({ policy = publicInternet, resolve, limits }: Parts = {}): SafeFetch {
  const { totalMs, maxBytes, maxRedirects } = { ...usual, ...limits };
  const dispatcher = new Agent({
    connect: makeCheckedConnect(policy, totalMs, resolve),
    headersTimeout: totalMs,
    bodyTimeout: totalMs,
    // A connection that is kept would outlive the check of its address.
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
  });
  return async (address, headers = {}, only) => {
    const signal = AbortSignal.timeout(totalMs);
    try {
      let url = checkUrl(address, policy, only);
      for (let redirects = 0; ; redirects += 1) {
        const answer = await ask(url, headers, dispatcher, signal);
        const location = isRedirect(answer.status) ? answer.headers.get('location') : null;
        if (location === null)
          return {
            status: answer.status,
            headers: new Headers([...answer.headers]),
            text: await readText(answer, maxBytes),
            address: url.href,
          };
        await answer.body?.cancel();
        if (redirects === maxRedirects) throw new FetchFault('refused', 'it was sent on too often');
        url = checkUrl(location, policy, only, url);
      }
    } catch (error) {
      throw signal.aborted ? new FetchFault('slow', `no answer within ${totalMs} ms`) : faultOf(error);
    }
  };
}

/** Literal addresses are checked here: nobody looks them up. The parser has undone every other spelling of them. */
function checkUrl(address: string, policy: AddressPolicy, only: string | undefined, base?: URL): URL {
  const url = address.length > longestAddress ? null : URL.parse(address, base?.href);
  if (!url) throw new FetchFault('refused', 'no address of a page');
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) throw new FetchFault('refused', 'only http and https are read');
  if (only !== undefined && url.protocol !== only)
    throw new FetchFault('refused', `only ${only} is read here`);
  if (url.username !== '' || url.password !== '') throw new FetchFault('refused', 'it carries a password');
  if (!policy.ports.includes(url.port === '' ? defaultPort : Number(url.port)))
    throw new FetchFault('refused', 'only the ports of the web are read');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !policy.allows(host)) throw new FetchFault('refused', 'an inner address');
  return url;
}

function ask(
  url: URL,
  headers: Readonly<Record<string, string>>,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Response> {
  return undiciFetch(url, { redirect: 'manual', credentials: 'omit', headers, dispatcher, signal });
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Counts what is unpacked, piece by piece: a small answer may hold a large one. */
async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  if (body)
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > maxBytes) throw new FetchFault('too-large', `more than ${maxBytes} bytes`);
      pieces.push(piece);
    }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

/** The library wraps what the connection said. */
function faultOf(error: unknown): FetchFault {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof FetchFault) return at;
  return new FetchFault('unreachable', 'nobody answered', { cause: error });
}
