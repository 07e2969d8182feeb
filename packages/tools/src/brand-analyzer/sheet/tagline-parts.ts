import { minus } from '@slipway/core';
import { type Book, measured, quoted, said } from './book.ts';
import { lessEach, makePart, type Part, shareOf } from './part.ts';

const taglineMost = 8;

export function taglineParts(book: Book): readonly Part[] {
  const { tagline, input } = book;
  const quote = input.tagline ?? '';
  if (tagline !== null)
    book.put({
      id: 'taglineWords',
      label: 'Words of the tagline',
      value: tagline.words,
      unit: 'count',
      noun: 'words',
      provenance: measured('tagline'),
    });
  const echoed = tagline?.echoed ?? null;
  if (echoed !== null)
    book.put({
      id: 'echoed',
      label: 'Words of the tagline in the text',
      value: echoed,
      unit: 'share',
      provenance: measured('tagline'),
    });
  return [
    makePart(book, {
      id: 'tagline',
      score: 'clarity',
      label: 'Length of the tagline',
      asks: 'your tagline',
      points: tagline === null ? null : lessEach(15, minus('taglineWords', taglineMost)),
      finding: () =>
        book.say('tagline.found', `“${quoted(quote)}” has {{f:taglineWords}}.`, said('tagline', quote)),
      fix: () => book.say('tagline.fix', 'Bring the tagline down to eight words from {{f:taglineWords}}.'),
    }),
    makePart(book, {
      id: 'echo',
      score: 'consistency',
      label: 'Tagline in the text',
      asks: 'tagline and text',
      points: echoed === null ? null : shareOf('echoed'),
      finding: () => book.say('echo.found', 'The text takes up {{f:echoed}} of the words of the tagline.'),
      fix: () =>
        book.say(
          'echo.fix',
          `Take “${quoted(quote)}” up in the text: {{f:echoed}} of its words are there.`,
          said('tagline', quote),
        ),
    }),
  ];
}
