import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { Finding } from './finding.ts';

/** Every second row from here on is about the idea (`npm run eval`). */
const bodyFrom = 0.4;

/**
 * Whether a finding may stand in the body: likely enough to be about the idea, or of the near niche as a whole, whose name it
 * then carries.
 */
export function isPrintable({ kind, likely, statement }: Finding, { known, niches }: IdeaNotes): boolean {
  if (likely >= bodyFrom) return true;
  return known === 'near' && niches.some(({ id }) => statement.id.startsWith(`${kind}:${id}#`));
}
