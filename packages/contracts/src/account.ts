import { displayNameMaxLength, passwordMaxLength, photoMaxLength } from '@slipway/core';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isStorable, text } from './text.ts';

const me = z.object({
  uid: z.string(),
  email: z.string(),
  /** Confirmed by a link in a mail, or by Google. */
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  /** Ways this person can sign in. */
  signIns: z.array(z.enum(['password', 'google'])),
  createdAt: z.number(),
});
export type Me = z.output<typeof me>;

const inlinePicture = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const httpsAddress = z.url({ protocol: /^https$/ });

function isPhoto(value: string): boolean {
  return inlinePicture.test(value) || (isStorable(value) && httpsAddress.safeParse(value).success);
}

export const profileInput = z
  .object({
    displayName: text('Your name', { min: 1, max: displayNameMaxLength }),
    /** Left out or empty: the current photo is kept. `null`: it is removed. */
    photoURL: z.union([
      z.literal(''),
      z
        .string()
        .max(photoMaxLength, { error: 'This picture is too large.' })
        .refine(isPhoto, { error: 'A photo is an https address or a PNG, JPEG or WebP picture.' }),
      z.null(),
    ]),
  })
  .partial();

const accountSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  device: z.string(),
  address: z.string().nullable(),
});
export type AccountSession = z.output<typeof accountSession>;

const password = z.string().max(passwordMaxLength * 4);

export const accountEndpoints = [
  { method: 'GET', path: '/api/me', access: 'person', output: me },
  { method: 'PATCH', path: '/api/me', access: 'person', input: profileInput, output: me },
  { method: 'DELETE', path: '/api/me', access: 'person', output: z.object({ deleted: z.literal(true) }) },
  { method: 'GET', path: '/api/me/export', access: 'person', output: z.record(z.string(), z.unknown()) },
  {
    method: 'POST',
    path: '/api/me/password',
    access: 'person',
    input: z.object({ currentPassword: password, newPassword: password }),
    output: z.object({ changed: z.literal(true) }),
  },
  { method: 'GET', path: '/api/me/sessions', access: 'person', output: z.array(accountSession) },
  {
    method: 'POST',
    path: '/api/me/sessions/revoke-others',
    access: 'person',
    output: z.object({ revoked: z.number() }),
  },
  {
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    access: 'person',
    output: z.object({ revoked: z.literal(true) }),
  },
  {
    method: 'POST',
    path: '/api/me/email/send-link',
    access: 'person',
    output: z.object({ sent: z.boolean() }),
  },
  {
    method: 'POST',
    path: '/api/me/email/confirm',
    access: 'person',
    input: z.object({ token: text('The link', { min: 1, max: 200 }) }),
    output: z.object({ confirmed: z.literal(true) }),
  },
] as const satisfies readonly Endpoint[];
