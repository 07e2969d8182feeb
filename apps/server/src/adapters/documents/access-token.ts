import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const scopes = [
  'https://www.googleapis.com/auth/datastore',
  'https://www.googleapis.com/auth/identitytoolkit',
].join(' ');
const earlierMs = 60_000;
const timeoutMs = 10_000;

const keyFile = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
});
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

export interface AccessTokens {
  get(): Promise<string>;
  /** It was refused: the next one is a new one. */
  drop(): void;
}

/** What an emulator takes for its owner. */
export const ownerToken: AccessTokens = { get: async () => 'owner', drop: () => undefined };

/** A service account's way in: a signed claim for a token that lasts an hour. */
export function serviceAccountTokens(file: string, now: () => number): AccessTokens {
  const account = readKeyFile(file);
  let kept: { readonly token: string; readonly until: number } | null = null;

  async function fetchToken(): Promise<string> {
    const seconds = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope: scopes })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The service account got no token: ${answer.status}`);
    const { access_token, expires_in } = tokenAnswer.parse(await answer.json());
    kept = { token: access_token, until: now() + expires_in * 1000 - earlierMs };
    return access_token;
  }

  return {
    get: async () => (kept !== null && kept.until > now() ? kept.token : fetchToken()),
    drop: () => {
      kept = null;
    },
  };
}

function readKeyFile(file: string): z.output<typeof keyFile> {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`GOOGLE_APPLICATION_CREDENTIALS names ${file}, which is no service account's key.`, {
      cause,
    });
  }
}
