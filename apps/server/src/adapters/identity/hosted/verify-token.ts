import { AppError, displayNameMaxLength, isEmail, normaliseEmail } from '@slipway/core';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import type { HostedConfig } from '../../../hosted-config.ts';
import type { HostedClaims, HostedSignIn } from '../../../modules/auth/hosted-sign-in.ts';

/** Two machines never quite agree on the time. */
const clockSkewSeconds = 60;
const keysTimeoutMs = 5000;
/** The provider's own bound on a user's id; ours becomes part of addresses. */
const subjectShape = /^[\w-]{1,128}$/;
/** Far more than a token with every claim has, far less than the body limit. */
const tokenMaxLength = 16_000;

/** The keys are fetched at the first token and kept; a token that names an unknown one has them fetched again, at most every 30 s. */
export function makeTokenVerifier(hosted: HostedConfig, now: () => number): HostedSignIn['verify'] {
  const { projectId } = hosted.fields;
  const keys = createRemoteJWKSet(new URL(hosted.keysUrl), { timeoutDuration: keysTimeoutMs });
  const expected = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: clockSkewSeconds,
    currentDate: new Date(now()),
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  });
  const read = async (token: string): Promise<JWTPayload> => {
    // The configuration lets an emulator's unsigned tokens in only where no other machine reaches this server.
    if (hosted.authEmulator !== null) return UnsecuredJWT.decode(token, expected()).payload;
    return (await jwtVerify(token, keys, { ...expected(), algorithms: ['RS256'] })).payload;
  };

  return async (token) => {
    if (token.length > tokenMaxLength) throw new AppError('auth/bad-token');
    try {
      return toClaims(await read(token), Math.floor(now() / 1000) + clockSkewSeconds);
    } catch (cause) {
      throw new AppError(isRefusal(cause) ? 'auth/bad-token' : 'auth/provider-unavailable', {}, { cause });
    }
  };
}

/** Anything else is about fetching the keys, and says nothing about the token. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  if (error instanceof errors.JOSEError) return error.code !== 'ERR_JOSE_GENERIC';
  return error instanceof AppError;
}

function toClaims(payload: JWTPayload, latestSeconds: number): HostedClaims {
  const { sub, iat, auth_time, email, name, picture, firebase } = payload;
  const isPast = [iat, auth_time].every((at) => typeof at === 'number' && at <= latestSeconds);
  const isWhole = typeof sub === 'string' && subjectShape.test(sub) && typeof email === 'string';
  // A way in without an address (a phone, a guest) has no account here.
  if (!isPast || !isWhole || !isEmail(normaliseEmail(email))) throw new AppError('auth/bad-token');
  return {
    subject: sub,
    email: normaliseEmail(email),
    emailVerified: payload.email_verified === true,
    name: (typeof name === 'string' ? storable(name) : '')
      .trim()
      .slice(0, displayNameMaxLength)
      .toWellFormed(),
    photo: typeof picture === 'string' && picture.startsWith('https:') ? storable(picture) : null,
    way: wayOf(firebase),
    signedInAt: Number(auth_time) * 1000,
  };
}

function wayOf(firebase: unknown): string {
  if (typeof firebase !== 'object' || firebase === null || !('sign_in_provider' in firebase)) return '';
  return String(firebase.sign_in_provider).slice(0, 40);
}

/** PostgreSQL takes no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
