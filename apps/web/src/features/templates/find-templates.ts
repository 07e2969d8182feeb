import { argumentOrders, type Design, type DesignId, designIds, designs } from '@slipway/page';

/** What a person may ask the list for; an empty text asks for nothing. */
export interface TemplateFilter {
  readonly search: string;
  readonly industry: string;
  readonly tone: string;
  readonly order: string;
  readonly isFavourite: boolean;
}

interface BuiltIn {
  readonly id: DesignId;
  readonly design: Design;
}

/** Pages that make a case first; the brand page, which makes none, last. */
export const builtIn: readonly BuiltIn[] = designIds
  .toSorted((a, b) => Number(a === 'board') - Number(b === 'board'))
  .map((id) => ({ id, design: designs[id] }));

const sorted = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

export const industries = sorted(builtIn.flatMap(({ design }) => design.industries));
export const tones = sorted(builtIn.map(({ design }) => design.tone));
export const orders: readonly Design['argument'][] = [
  ...new Set(builtIn.map(({ design }) => design.argument)),
].toSorted((a, b) => argumentOrders[a].name.localeCompare(argumentOrders[b].name));

export function findTemplates(
  { search, industry, tone, order, isFavourite }: TemplateFilter,
  favourites: readonly string[],
): readonly BuiltIn[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return builtIn.filter(({ id, design }) => {
    const text = wordsOf(design);
    return (
      words.every((word) => text.includes(word)) &&
      (industry === '' || design.industries.includes(industry)) &&
      (tone === '' || design.tone === tone) &&
      (order === '' || design.argument === order) &&
      (!isFavourite || favourites.includes(id))
    );
  });
}

function wordsOf({ name, fits, industries: suited, tone, argument, card }: Design): string {
  const { name: order, beats } = argumentOrders[argument];
  return [name, fits, ...suited, tone, order, ...beats, card.imagery].join(' ').toLowerCase();
}
