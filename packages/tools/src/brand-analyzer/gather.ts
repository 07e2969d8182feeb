import type { Around } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { nameFindings } from './name-findings.ts';

export const gather: Gather<Input, Basis> = async (input, { library, evidence }) => ({
  name: nameFindings(library, input),
  site: await siteOf(input, evidence),
});

async function siteOf({ site }: Input, evidence: Around['evidence']): Promise<Basis['site']> {
  if (site === undefined) return null;
  const answer = await evidence.look('web-page', { address: site });
  if (answer.kind !== 'found') return { kind: 'none', says: answer.says };
  return { kind: 'found', page: answer.value, source: answer.source, at: answer.at };
}
