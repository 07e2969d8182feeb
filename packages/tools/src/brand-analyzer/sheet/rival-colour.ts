import { over } from '@slipway/core';
import { hueAwayFromRivals, nearestRival } from '../study/palette.ts';
import { type Book, measured, quoted, said } from './book.ts';
import { makePart, type Part, shareOf } from './part.ts';

export function rivalColourPart(book: Book): Part {
  const { palette, input } = book;
  const primary = palette?.primary ?? null;
  const near = primary === null ? null : nearestRival(primary.hex, input);
  if (near !== null)
    book.put({
      id: 'rivalApart',
      label: `Distance to the colour of ${quoted(near.rival, 40)} (CIEDE2000)`,
      value: near.apart,
      unit: 'count',
      provenance: measured('rivalColours'),
    });
  const rival = near === null ? '' : quoted(near.rival, 40);
  const away = palette === null || near === null ? null : hueAwayFromRivals(palette, input, book.limits);
  const evidence = near === null ? [] : [said('rivalColours', near.rival)];
  return makePart(book, {
    id: 'rival-colour',
    score: 'distinctiveness',
    label: 'Distance to rivals’ colours',
    asks: 'the main colour of each rival',
    points: near === null ? null : shareOf(over('rivalApart', 'apartLeast')),
    finding: () =>
      book.say(
        'rival-colour.found',
        `${near?.hex ?? ''} of ${rival} is {{f:rivalApart}} from your ${primary?.hex ?? ''}; the least is {{f:apartLeast}}.`,
        ...evidence,
      ),
    fix: () =>
      book.say(
        'rival-colour.fix',
        away === null
          ? `Move your main colour away from ${rival}: they are {{f:rivalApart}} apart, and {{f:apartLeast}} is the least.`
          : `Try ${away} as main colour: it can be read, and is {{f:apartLeast}} or more from ${rival}.`,
        ...evidence,
      ),
  });
}
