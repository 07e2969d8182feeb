import { type Deck, readDeck } from '@slipway/deck';
import { resultOf } from '../../result-source.ts';
import type { Source } from '../../source.ts';
import { aboutSlide } from './about-slide.ts';

/** The deck as the engine makes it from the result, with all that the founder changed in it, and what every export says of itself. */
export async function readDeckOf(source: Source): Promise<Deck> {
  const { engine, input, basis, report, about } = await resultOf(source);
  const found = engine.documents?.(input, basis, report).find(({ kind }) => kind === 'deck');
  const { deck, problem } = readDeck(found?.data);
  if (deck === null) throw new Error(problem);
  return { ...deck, slides: [...deck.slides, aboutSlide({ about, report })] };
}
