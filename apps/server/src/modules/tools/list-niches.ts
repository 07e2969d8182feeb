import type { Deps } from '../../deps.ts';

const most = 12;

/** Kinds of business in which every word that was typed stands, in the order of the knowledge. */
export async function listNiches(
  deps: Pick<Deps, 'library'>,
  search: string,
): Promise<{ id: string; name: string; industry: string }[]> {
  const { knowledge } = await deps.library();
  const wanted = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  const industries = new Map(knowledge.verticals.map(({ id, name }) => [id, name]));
  return knowledge.niches
    .filter(({ name, short, words }) => {
      const text = `${name} ${short} ${words.join(' ')}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .slice(0, most)
    .map(({ id, short, vertical }) => ({ id, name: short, industry: industries.get(vertical) ?? vertical }));
}
