import { facesOf } from '@slipway/deck';
import { looks } from '@slipway/powerpoint';
import type { Make } from '../../format.ts';
import { openPress } from '../pdf/press.ts';
import { openTags } from '../pdf/tag.ts';
import { readDeckOf } from '../pptx/read-deck-of.ts';
import { paintSlide } from './paint-slide.ts';

/** The deck as it is shown, a page a slide: drawn, not photographed. */
export const makeSlides: Make = async (source, { fonts, progress }) => {
  progress(0, 2, 'Reading the deck');
  const deck = await readDeckOf(source);
  const { display, text } = facesOf(deck);
  const { isBold } = looks[deck.theme.id];
  const own = { ...fonts.families[text], display: fonts.families[display][isBold ? 'strong' : 'regular'] };
  const press = openPress(source.about, fonts, { width: 960, height: 540 }, own);
  const tag = openTags(press);
  progress(1, 2, 'Drawing the slides');
  for (const [at, slide] of deck.slides.entries()) {
    press.doc.addPage();
    press.doc.outline.addItem(String(slide.data.title ?? `Slide ${at + 1}`), {
      top: 0,
      left: 960,
      expanded: false,
    });
    paintSlide(press, tag.under('Sect'), deck, at);
  }
  tag.end();
  return press.finish();
};
