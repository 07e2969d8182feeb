import { over, plus, times } from '@slipway/core';
import type { WebPage } from '../basis.ts';
import { type Book, fromFigure, measured } from './book.ts';
import { lessEach, makePart, type Part, shareOf } from './part.ts';

const asks = 'the address of your site';

/** What stands in the head of a page, and whether it is as it should be. */
interface HeadItem {
  readonly label: string;
  readonly value: string;
  readonly isGood: boolean;
  readonly todo: string;
}

export function headOf(page: WebPage, address: string): readonly HeadItem[] {
  const length = (text: string | null) => (text ?? '').length;
  const between = (text: string | null, low: number, high: number) =>
    length(text) >= low && length(text) <= high;
  const shown = (text: string | null) => (text === null ? 'None' : `${text} (${text.length} letters)`);
  return [
    {
      label: 'Encrypted',
      value: address.startsWith('https:') ? 'Yes' : 'No',
      isGood: address.startsWith('https:'),
      todo: 'serve it over https',
    },
    {
      label: 'Title',
      value: shown(page.title),
      isGood: between(page.title, 15, 65),
      todo: 'write a title of 15 to 65 letters',
    },
    {
      label: 'Description',
      value: shown(page.description),
      isGood: between(page.description, 50, 160),
      todo: 'write a description of 50 to 160 letters',
    },
    { label: 'Icon', value: page.icons === 0 ? 'None' : 'Yes', isGood: page.icons > 0, todo: 'add an icon' },
    {
      label: 'Title when shared',
      value: page.shared.title ?? 'None',
      isGood: page.shared.title !== null,
      todo: 'add og:title',
    },
    {
      label: 'Picture when shared',
      value: page.shared.hasPicture ? 'Yes' : 'None',
      isGood: page.shared.hasPicture,
      todo: 'add og:image',
    },
  ];
}

export function siteParts(book: Book): readonly Part[] {
  const { basis, input, name } = book;
  const page = basis.site?.kind === 'found' ? basis.site.page : null;
  const head = page === null ? [] : headOf(page, input.site ?? '');
  if (page !== null) {
    const count = (id: string, label: string, value: number, noun: string) =>
      book.put({ id, label, value, unit: 'count', noun, provenance: measured('site') });
    count(
      'headGood',
      'In order in the head of the page',
      head.filter(({ isGood }) => isGood).length,
      'items',
    );
    count('headAll', 'Looked at in the head of the page', head.length, 'items');
    count('fonts', 'Families of type', page.fonts.length, 'families');
    count('pictures', 'Pictures', page.images.all, 'pictures');
    count('described', 'Pictures with a text', page.images.described, 'pictures');
    count('language', 'Says its language', page.language === null ? 0 : 1, 'marks');
  }
  const isNamed = page?.title?.toLowerCase().includes((input.company ?? '').toLowerCase()) === true;
  const canName = page !== null && input.company !== undefined;
  if (canName)
    book.put({
      id: 'titleNames',
      label: 'Title has the name',
      value: isNamed ? 1 : 0,
      unit: 'count',
      provenance: measured('site'),
    });
  const missing = head.filter(({ isGood }) => !isGood).map(({ label }) => label.toLowerCase());
  const hasPictures = (page?.images.all ?? 0) > 0;
  return [
    makePart(book, {
      id: 'head',
      score: 'credibility',
      label: 'Head of the page',
      asks,
      points: page === null ? null : shareOf(over('headGood', 'headAll')),
      finding: () =>
        book.say(
          'head.found',
          `{{f:headGood}} of {{f:headAll}} in order${missing.length === 0 ? '' : `; open: ${missing.join(', ')}`}.`,
        ),
      fix: () =>
        book.say(
          'head.fix',
          `Repair in the head of the page: ${missing.join(', ')}; {{f:headGood}} are in order.`,
        ),
    }),
    makePart(book, {
      id: 'fonts',
      score: 'consistency',
      label: 'Two families of type',
      asks,
      points: page === null || page.fonts.length === 0 ? null : lessEach(25, plus('fonts', -2)),
      finding: () => book.say('fonts.found', 'The site asks for {{f:fonts}} of type.'),
      fix: () => book.say('fonts.fix', 'Keep two families of type; the site asks for {{f:fonts}}.'),
    }),
    makePart(book, {
      id: 'title',
      score: 'consistency',
      label: 'Name in the title',
      asks: 'name and site',
      points: canName ? shareOf('titleNames') : null,
      finding: () =>
        book.say(
          'title.found',
          `The title of the page ${isNamed ? 'has' : 'lacks'} the name ${name}.`,
          fromFigure('titleNames'),
        ),
      fix: () => book.say('title.fix', `Put ${name} into the title of the page.`, fromFigure('titleNames')),
    }),
    makePart(book, {
      id: 'reader',
      score: 'accessibility',
      label: 'Read aloud by software',
      asks,
      points:
        page === null
          ? null
          : hasPictures
            ? shareOf(over(plus('language', over('described', 'pictures')), 2))
            : shareOf(times(1, 'language')),
      finding: () =>
        book.say(
          'reader.found',
          `{{f:described}} of {{f:pictures}} have a text; the language is ${page?.language === null ? 'not ' : ''}named.`,
        ),
      fix: () =>
        book.say(
          'reader.fix',
          'Name the language of the page and give each picture a text: {{f:described}} of {{f:pictures}} have one.',
        ),
    }),
  ];
}
