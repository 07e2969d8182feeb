import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { interactionPolicy } from 'oidc-provider';
import { makeOidcStore } from './oidc-store.ts';

interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture: string;
}

/** The provider does not vouch for this one's address, and their name holds what PostgreSQL cannot store. */
const unproven = 'Joan Clarke\0';

/** Who can sign in at the loopback provider; its page shows one button for each. */
export const oidcPeople: readonly OidcPerson[] = [
  'Grace Hopper',
  'Alan Turing',
  'Katherine Johnson',
  unproven,
].map((name, index) => {
  const first = name.split(' ')[0]?.toLowerCase() ?? '';
  return {
    sub: `10000000000000000000${index}`,
    email: `${first}@example.org`,
    email_verified: name !== unproven,
    name,
    picture: `https://people.example.org/${first}.png`,
  };
});

export interface OidcProvider {
  readonly discoveryUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The environment with which a server uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const clientId = 'slipway-test';
const clientSecret = 'a secret between two loopback servers';
const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const callbackPath = '/api/auth/callback/google';

/** A real OpenID provider on this machine that trusts every click. */
export async function startOidcProvider({ port = 0 }: { port?: number } = {}): Promise<OidcProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(issuer);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    const answered = request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : handle(request, response);
    answered.catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  const discoveryUrl = `${issuer}/.well-known/openid-configuration`;
  return {
    discoveryUrl,
    clientId,
    clientSecret,
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      OIDC_DISCOVERY_URL: discoveryUrl,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function makeProvider(issuer: string): Provider {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  // The provider would remember the first person in a browser, and a second test could not choose another.
  policy
    .get('login')
    .checks.add(
      new Check('choose', 'a person must be chosen', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost${callbackPath}`],
      },
    ],
    adapter: makeOidcStore(),
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256', kid: 'loopback' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does: the person's data stands in the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => oidcPeople.find((person) => person.sub === sub) ?? { sub },
    }),
    async loadExistingGrant({ oidc }: import('oidc-provider').Context) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  // Servers under test listen on whatever port is free.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { hostname, pathname } = new URL(uri);
    return ['localhost', '127.0.0.1'].includes(hostname) && pathname === callbackPath;
  };
  return provider;
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const sub = new URLSearchParams(await text(request)).get('person');
  const denied = { error: 'access_denied', error_description: 'The person said no' };
  await provider.interactionFinished(
    request,
    response,
    sub ? { login: { accountId: sub, remember: false } } : denied,
  );
}

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Loopback sign-in</title></head>
<body>
<h1>Who are you?</h1>
<form method="post">
${oidcPeople.map(({ sub, name }) => `<p><button name="person" value="${sub}">${name}</button></p>`).join('\n')}
<p><button name="person" value="">Cancel</button></p>
</form>
</body>
</html>`;
