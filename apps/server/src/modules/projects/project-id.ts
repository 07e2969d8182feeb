import { createHash } from 'node:crypto';
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

const nameMax = 60;

/** The idea's first sentence, cut at a word. */
export function nameOf(idea: string | null): string {
  const line =
    idea
      ?.trim()
      .split(/(?<=[.!?])\s|\n/u)[0]
      ?.replace(/[.\s]+$/u, '') ?? '';
  if (line === '') return 'My company';
  return line.length <= nameMax ? line : `${line.slice(0, nameMax).replace(/\s+\S*$/u, '')}…`;
}
