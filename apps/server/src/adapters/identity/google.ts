import { displayNameMaxLength } from '@slipway/core';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import type { OpenIdConfig } from '../../config.ts';
import type { libraryOptions } from './options.ts';

const googleProvider = 'google';

/** Longer than a slow provider needs, shorter than a person waits. */
const discoveryTimeoutMs = 5000;

/** A hundred files with every plugin there is: fetched with the first popup. */
const extras = () => import('better-auth/plugins');

type Options = ReturnType<typeof libraryOptions>;
type Handle = (request: Request) => Promise<Response>;

/**
 * The library reads the provider's discovery document once, when it is built, and without a deadline. So the
 * instance that knows the provider is built at the first popup and again after a failure: a provider that is
 * away neither stops the server from starting nor disturbs sign-in by email.
 */
export function openIdPopups(options: Options, plugins: readonly BetterAuthPlugin[], openId: OpenIdConfig) {
  async function build(providers: readonly BetterAuthPlugin[]) {
    const { oauthPopup } = await extras();
    return betterAuth({ ...options, plugins: [...plugins, ...providers, oauthPopup()] });
  }
  let ready: Promise<Handle | null> | null = null;

  async function connect(): Promise<Handle | null> {
    const { genericOAuth } = await extras();
    const library = await build([genericOAuth({ config: [providerConfig(openId)] })]);
    const context = await Promise.race([library.$context, after(discoveryTimeoutMs)]);
    return context?.socialProviders.some(({ id }) => id === googleProvider) ? library.handler : null;
  }

  return async function handle(request: Request): Promise<Response> {
    ready ??= connect();
    const handler = await ready.catch((error: unknown) => {
      ready = null;
      throw error;
    });
    if (handler) return handler(request);
    ready = null;
    // The popup still gets its page, which tells the opener that nothing came of it.
    return (await build([])).handler(request);
  };
}

function providerConfig({ clientId, clientSecret, discoveryUrl }: OpenIdConfig) {
  return {
    providerId: googleProvider,
    clientId,
    clientSecret,
    discoveryUrl,
    scopes: ['openid', 'profile', 'email'],
    pkce: true,
    requireIdTokenVerification: true,
    mapProfileToUser: (profile: Readonly<Record<string, unknown>>) => ({
      name: storable(String(profile.name ?? ''))
        .slice(0, displayNameMaxLength)
        .toWellFormed(),
      // Some providers write it as text, where "false" would count as true.
      emailVerified: profile.email_verified === true,
      image:
        typeof profile.picture === 'string' && profile.picture.startsWith('https:')
          ? storable(profile.picture).toWellFormed()
          : '',
    }),
  };
}

/** PostgreSQL takes no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

function after(timeoutMs: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, null).unref();
  });
}
