import { readDeck } from '@slipway/deck';
import { expect, test } from 'vitest';
import { sampleDeck } from '../../../../deck/src/testing/sample-deck.ts';
import { plainSource } from '../../../test/sources.ts';
import { aboutSlide } from './about-slide.ts';

test('a deck ends with date, method, who computed, who worded, and what is an estimate', () => {
  const { deck } = readDeck({ ...sampleDeck, slides: [...sampleDeck.slides, aboutSlide(plainSource)] });
  const last = JSON.stringify(deck?.slides.at(-1)?.data);
  for (const said of ['17 November 2026', 'slipway 0.4.0', 'gpt-x', 'Method', 'Estimate'])
    expect(last).toContain(said);
});
