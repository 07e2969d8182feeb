import { type Block, createWriter } from '@slipway/report';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { check } from './check.ts';
import { documents } from './documents.ts';
import { fields, type Input } from './fields.ts';
import { learns } from './learns.ts';
import { meta } from './meta.ts';
import { sample } from './sample.ts';
import { answerOf } from './sheet/answer.ts';
import { assumptions, limitsOf, putLimits } from './sheet/assumptions.ts';
import { openBook } from './sheet/book.ts';
import { fixes, siteBlocks, wordsBlock, working } from './sheet/details.ts';
import { kitBlock } from './sheet/kit-blocks.ts';
import { lookParts } from './sheet/look-parts.ts';
import { nameParts } from './sheet/name-parts.ts';
import { paletteBlocks } from './sheet/palette-blocks.ts';
import { scoreBars, writeBrand, writeScores } from './sheet/scores.ts';
import { siteParts } from './sheet/site-parts.ts';
import { putCounts, textParts } from './sheet/text-parts.ts';
import { readPalette } from './study/palette.ts';
import { readTagline, readText } from './study/text.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  fields,
  sample,
  check,
  learns,
  documents,
  run(input, basis) {
    const writer = createWriter();
    const limits = limitsOf(input);
    const text = readText(input, basis);
    const palette = readPalette(input, basis, limits.contrast);
    const book = openBook({ input, basis, limits, palette, text, tagline: readTagline(input, text), writer });
    putLimits(book);
    putCounts(book);
    const parts = [...textParts(book), ...nameParts(book), ...lookParts(book), ...siteParts(book)];
    const scores = writeScores(book, parts);
    const answer = answerOf(book, scores, parts, writeBrand(book, scores));
    const title = `Brand: ${book.name}`;
    // One measure is a finding; without a score there is no answer yet.
    if (scores.every(({ points }) => points === null))
      return writer.finish({ toolId: meta.id, title, asksBack: true, blocks: [answer, ...siteBlocks(book)] });
    const blocks: readonly (Block | null)[] = [
      trimAnswer(answer),
      scoreBars(book, scores),
      fixes(parts),
      ...paletteBlocks(book),
      wordsBlock(parts),
      ...siteBlocks(book),
      kitBlock(book),
      working(parts),
      assumptions(book),
    ];
    return writer.finish({ toolId: meta.id, title, blocks: blocks.filter((block) => block !== null) });
  },
};
