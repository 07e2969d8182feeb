import type { Niche, Vertical } from '@slipway/facts';
import { stemsOf } from '@slipway/report';
import type { NearCompany } from '../basis.ts';

/**
 * Companies whose positioning shares words with the idea come first. Words that name the field itself say nothing: everybody in
 * it uses them.
 */
export function nearCompanies(
  { companies, name, keywords, customers }: Pick<Vertical, 'companies' | 'name' | 'keywords' | 'customers'>,
  text: string,
): readonly NearCompany[] {
  const ofField = [...stemsOf([name, ...keywords, ...customers].join(' '))].map(rootOf);
  const wanted = new Set(
    [...stemsOf(text)].filter((stem) => !ofField.includes(rootOf(stem)) && !everywhere.has(stem)),
  );
  const positions = companies.map(({ positioning }) => stemsOf(positioning));
  const near = companies.map((company, index) => {
    const shared = [...(positions[index] ?? [])].filter((stem) => wanted.has(stem));
    const users = shared.map((stem) => positions.filter((stems) => stems.has(stem)).length);
    return {
      company: { ...company, shared: shared.length },
      score: users.reduce((sum, count) => sum + 1 / count, 0),
    };
  });
  return near.toSorted((a, b) => b.score - a.score).map(({ company }) => company);
}

/** Those of the niche do this very job: they are near whatever words they use. */
export function nicheCompanies(
  niche: Pick<Niche, 'incumbents'> | null,
  text: string,
): readonly NearCompany[] {
  const stems = stemsOf(text);
  return (niche?.incumbents ?? []).map(({ name, sells, pricing }) => ({
    name,
    positioning: sells,
    pricing,
    shared: Math.max(1, [...stemsOf(sells)].filter((stem) => stems.has(stem)).length),
  }));
}

/** "insurer" and "insurance" are one word here. */
function rootOf(stem: string): string {
  return stem.slice(0, 5);
}

/** Said of half of all products, whatever they do. */
const everywhere = stemsOf(
  'online home work small large local global social free smart simple mobile digital fast direct first care health network people teams business enterprise data platform software',
);
