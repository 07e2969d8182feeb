import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getKind } from '../sections/get-kind.ts';
import { markData, nameFields, unmark } from './edit-marks.ts';

const shape = {
  heading: { type: 'text', label: 'Heading', maxLength: 50 },
  colour: { type: 'text', label: 'Colour', maxLength: 7 },
  action: { type: 'link', label: 'Action' },
  image: { type: 'image', label: 'Image' },
  items: {
    type: 'list',
    label: 'Items',
    maxItems: 9,
    item: { title: { type: 'text', label: 'Title', maxLength: 50 }, link: { type: 'link', label: 'Link' } },
  },
} as const;
const image = { src: '/images/a.png', alt: 'A', width: 1, height: 1 };
const data = {
  heading: 'Seals',
  colour: '#aa3300',
  action: { label: 'Go', href: '#a' },
  image,
  items: [
    { title: 'One', link: { label: '', href: '' } },
    { title: ' ', link: { label: 'Two', href: '#b' } },
  ],
};

test('each text has a mark of its own and is found by its path; colours, pictures, addresses and blanks have none', () => {
  const { data: marked, paths } = markData(shape, data);
  expect(paths).toEqual(['heading', 'action.label', 'items.0.title', 'items.1.link.label']);
  expect(marked).toEqual({
    heading: '\ue000Seals\uf8ff',
    colour: '#aa3300',
    action: { label: '\ue001Go\uf8ff', href: '#a' },
    image,
    items: [
      { title: '\ue002One\uf8ff', link: { label: '', href: '' } },
      { title: ' ', link: { label: '\ue003Two\uf8ff', href: '#b' } },
    ],
  });
});

test('what is not there is empty, and what the shape does not name is dropped', () => {
  const { data: marked } = markData({ heading: shape.heading }, { other: 'x' });
  expect(marked).toEqual({ heading: '' });
});

test('a marked text is named where it is read, and taken out of attributes', () => {
  const markup = '<h2 title="\ue000Seals\uf8ff">\ue000Seals\uf8ff</h2><p>\ue001Go\uf8ff on</p>';
  expect(nameFields(markup, ['heading', 'action.label'])).toBe(
    '<h2 title="Seals"><span data-field="heading">Seals</span></h2><p><span data-field="action.label">Go</span> on</p>',
  );
});

test('a mark without a path is only taken out', () => {
  expect(nameFields('<p>\ue005a\uf8ff b\uf8ff</p>', [])).toBe('<p>a b</p>');
});

test('a rich text has its path in its tag', () => {
  expect(nameFields('<div data-rich="1"><p>a</p></div>', ['x', 'body'])).toBe(
    '<div data-rich="body"><p>a</p></div>',
  );
  expect(nameFields('<div data-rich="7">', ['x'])).toBe('<div data-rich="">');
});

test('marks come off a rich text as they were put on', () => {
  expect(unmark('\ue003- one\n- two\uf8ff')).toEqual({ text: '- one\n- two', at: 3 });
  expect(unmark('- one')).toBeNull();
});

test('whatever the words, without the marks they are the words', () => {
  const bare = (text: string) => text.replace(/[\ue000-\uf8ff]/g, '');
  const word = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ question: word, answer: word }), { maxLength: 4 }),
      word,
      (items, heading) => {
        const faq = getKind('faq').shape;
        const { data: marked, paths } = markData(faq, { heading, items });
        expect(new Set(paths).size).toBe(paths.length);
        expect(JSON.parse(bare(JSON.stringify(marked)))).toEqual(
          JSON.parse(bare(JSON.stringify({ heading, items }))),
        );
      },
    ),
  );
});
