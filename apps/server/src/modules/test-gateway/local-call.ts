import { timingSafeEqual } from 'node:crypto';
import type { PaymentsConfig } from '../../config.ts';
import { isLoopback } from '../../config.ts';
import type { RequestInfo } from '../../http/context.ts';

/** What a proxy adds: somebody further away is asking. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Play money is for the machine it runs on. A proxy or a tunnel in front of a server that thinks itself local would
 * hand out premium to strangers, so every sign of one is a refusal.
 */
export function isLocalCall(request: Request, info: RequestInfo): boolean {
  const host = new URL(info.origin).hostname.replace(/^\[|\]$/g, '');
  const peer = info.ip.replace(/^::ffff:/, '');
  return isLoopback(host) && isLoopback(peer) && !proxyHeaders.some((name) => request.headers.has(name));
}

/** Basic authentication with the key's id and secret, as the provider's API asks for. */
export function holdsKey(request: Request, { keyId, keySecret }: PaymentsConfig): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
