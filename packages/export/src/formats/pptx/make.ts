import { readDeck } from '@slipway/deck';
import { makePptx as makeSlides } from '@slipway/powerpoint';
import type { Make } from '../../format.ts';
import { resultOf } from '../../result-source.ts';
import { aboutSlide } from './about-slide.ts';

/** The deck as the engine makes it from the result, with all that the founder changed in it. */
export const makePptx: Make = async (source) => {
  const { engine, input, basis, report, about } = await resultOf(source);
  const found = engine.documents?.(input, basis, report).find(({ kind }) => kind === 'deck');
  const { deck, problem } = readDeck(found?.data);
  if (deck === null) throw new Error(problem);
  return makeSlides({ ...deck, slides: [...deck.slides, aboutSlide({ about, report })] });
};
