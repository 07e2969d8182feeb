import type { Deps } from '../../deps.ts';

export async function listNiches(
  deps: Pick<Deps, 'library'>,
  vertical: string,
): Promise<{ id: string; name: string }[]> {
  const { knowledge } = await deps.library();
  return knowledge.niches
    .filter((niche) => niche.vertical === vertical)
    .map(({ id, name }) => ({ id, name }));
}
