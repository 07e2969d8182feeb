import { isEmail, normaliseEmail } from '@slipway/core';
import { z } from 'zod';

/** NUL breaks PostgreSQL and a lone surrogate breaks JSON on the way out: neither enters. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

export function text(label: string, limits: { min?: number; max: number }) {
  return z
    .string({ error: `${label} must be text.` })
    .trim()
    .refine(isStorable, { error: `${label} contains a character that cannot be stored.` })
    .refine((value) => value.length >= (limits.min ?? 0), {
      error: limits.min === 1 ? `${label} is missing.` : `${label} needs at least ${limits.min} characters.`,
    })
    .refine((value) => value.length <= limits.max, {
      error: `${label} can have at most ${limits.max} characters.`,
    });
}

export const email = z
  .string({ error: 'Please enter a valid email address.' })
  .transform(normaliseEmail)
  .refine(isEmail, { error: 'Please enter a valid email address.' });
