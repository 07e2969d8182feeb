import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Environment } from '../src/config.ts';
import { listenOn } from './loopback.ts';

const projectId = 'slipway-test';

export const hostedEnv: Environment = {
  BACKEND: 'hosted',
  FIREBASE_API_KEY: 'test-key',
  FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
  FIREBASE_MESSAGING_SENDER_ID: '123',
  FIREBASE_APP_ID: '1:1:web:1',
};

type Claims = JWTPayload & { readonly sub: string };

/** What the provider writes into a token that it gives out at `nowMs`. */
export function claimsOf(sub: string, nowMs: number, more: JWTPayload = {}): Claims {
  const now = Math.floor(nowMs / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub,
    user_id: sub,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email: `${sub}@example.org`,
    email_verified: false,
    firebase: { identities: { email: [`${sub}@example.org`] }, sign_in_provider: 'password' },
    ...more,
  };
}

/** The provider's key server on loopback, in its real format, with the private halves at hand. */
export async function startTokenProvider() {
  let key = await makeKey('first');
  let isDown = false;
  const server = await listenOn('127.0.0.1', (_request, response) => {
    if (isDown) return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json; charset=UTF-8');
    response.end(JSON.stringify({ keys: [key.jwk] }));
  });
  const signWith = ({ kid, privateKey }: Key, claims: Claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);
  return {
    keysUrl: `http://127.0.0.1:${server.port}/jwk`,
    hits: server.hits,
    sign: (claims: Claims) => signWith(key, claims),
    /** With a key of somebody else that claims to be the provider's. */
    forge: async (claims: Claims) => signWith(await makeKey('first'), claims),
    unsigned: unsignedToken,
    rotate: async (kid: string) => {
      key = await makeKey(kid);
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    stop: server.stop,
  };
}

interface Key {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: Readonly<Record<string, unknown>>;
}

async function makeKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** As an emulator gives them out. */
export const unsignedToken = (claims: Claims): string => new UnsecuredJWT(claims).encode();
