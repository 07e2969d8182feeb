import { createHash } from 'node:crypto';
import { cutPhrase, shortenName } from '@slipway/analyst';
import { ideaWords } from '@slipway/record';

/** The sample project nobody owns. */
export const sampleId = 'sample';

/** Ids are ours; anything else names nothing, and a NUL would be PostgreSQL's error instead of our answer. */
export function isProjectId(value: string): boolean {
  return /^[\w-]{1,64}$/u.test(value);
}

export function ideaKeyOf(idea: string | null): string | null {
  return idea === null ? null : createHash('sha256').update(ideaWords(idea)).digest('base64url');
}

/** As many letters as the contract lets a name have. */
const nameMax = 120;
const firstWords = 10;

/** Until a result has read the idea, its first sentence up to the end of a phrase. */
export function nameOf(idea: string | null): string {
  const [line = ''] = idea?.trim().split(/(?<=[.!?])\s|\n/u) ?? [];
  const words = line.replace(/[.\s]+$/u, '');
  return words === '' ? 'My company' : shortenName(cutPhrase(words, firstWords)).slice(0, nameMax);
}
