import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { pageOf, sectionOf } from '../testing/pages.ts';
import { contrast } from '../theme/contrast.ts';
import { lintPage } from './lint-page.ts';
import { readingGrade } from './reading-grade.ts';

const hero = sectionOf('hero', 'h', { heading: 'Seals by photo' });
const lint = (...sections: Parameters<typeof pageOf>[0]) =>
  lintPage(pageOf([hero, ...sections])).map(({ section, sentence, blocks }) => ({
    section,
    sentence,
    blocks,
  }));
const text = (body: string, name = 't') => sectionOf('rich-text', name, { heading: 'T', body });

test.each<[string, Parameters<typeof sectionOf>[2], string, boolean]>([
  ['blank', { lead: 'We serve [town]' }, '“Lead” still has a blank in brackets.', true],
  ['blank, empty', { lead: 'We serve []' }, '“Lead” still has a blank in brackets.', true],
  [
    'picture',
    { image: { src: '/images/a.png', alt: '', width: 1, height: 1 } },
    '“Picture” has no words for those who cannot see it.',
    false,
  ],
  [
    'no address',
    { action: { label: 'Go', href: '' } },
    '“Main action” has no address and is not shown.',
    false,
  ],
  [
    'no words',
    { action: { label: '', href: '#main' } },
    '“Main action” has no words and is not shown.',
    false,
  ],
  [
    'nowhere',
    { action: { label: 'Go', href: '#gone' } },
    '“Go” in “Main action” leads nowhere. Give it an address.',
    true,
  ],
])('%s is said of the opening in one sentence', (_, data, sentence, blocks) => {
  const opening = sectionOf('hero', 'h', { heading: 'Seals', ...data });
  const found = lintPage(pageOf([opening])).map((one) => [one.section, one.sentence, one.blocks]);
  expect(found).toEqual([['section-h', sentence, blocks]]);
});

test.each(['#main', '#top', '#section-h', 'https://x.example', 'mailto:a@b.example', 'tel:5'])(
  'a link to %s leads somewhere',
  (href) => {
    expect(lint(text(`See [here](${href}).`))).toEqual([]);
  },
);

test('a link to a section that visitors do not see leads nowhere', () => {
  const empty = sectionOf('faq', 'f', { heading: 'Asked' });
  expect(lint(text('See [here](#section-f).'), empty)).toEqual([
    { section: 'section-t', sentence: '“here” in “Text” leads nowhere. Give it an address.', blocks: true },
  ]);
});

test('what visitors do not see is not looked at', () => {
  expect(lint(sectionOf('faq', 'f', { heading: '[Blank]' }))).toEqual([]);
});

test('items of lists are looked at, in lists within lists too', () => {
  const plans = [{ name: 'One', price: '$9', lines: [{ line: '[What is in it]' }] }];
  expect(lint(sectionOf('pricing', 'p', { heading: 'Prices', plans }))).toEqual([
    { section: 'section-p', sentence: '“Line” still has a blank in brackets.', blocks: true },
  ]);
});

test('brackets in code are no blanks, and its words have no grade', () => {
  const samples = [{ title: 'Call', code: 'a[0] = b[1]', output: '[1, 2]' }];
  expect(lint(sectionOf('code-sample', 'c', { heading: 'Code', samples }))).toEqual([]);
});

const heavy =
  'Organisational interoperability considerations necessitate comprehensive institutional reconfiguration';
test('only a text of forty words or more has a grade, whatever its words', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => heavy.split(' ')[at % 7]).join(' ');
  expect(lint(text(of(39)))).toEqual([]);
  const [found] = lint(text(of(40)));
  expect(found?.sentence).toMatch(/^This takes \d+ years of school to read\. Use shorter sentences\.$/);
  expect(found?.blocks).toBe(false);
  expect(lint(text('The cat sat on the mat. '.repeat(12)))).toEqual([]);
});

test('labels of six words and less say nothing about how hard a text is', () => {
  const items = Array.from({ length: 12 }, () => ({ title: 'Organisational interoperability', body: '' }));
  expect(lint(sectionOf('features', 'f', { heading: 'Institutional considerations', items }))).toEqual([]);
});

test('each opening after the first is named, the first is not', () => {
  const second = { ...hero, id: 'section-i' };
  const third = { ...hero, id: 'section-j' };
  expect(lint(second, third).map(({ section }) => section)).toEqual(['section-i', 'section-j']);
});

// Worked by hand: 0.39 × words ÷ sentences + 11.8 × syllables ÷ words − 15.59.
test.each([
  ['Go.', 0.39 + 11.8 - 15.59],
  ['We made it. They came.', 0.39 * 2.5 + 11.8 - 15.59],
  ['Tables', 0.39 + 11.8 * 2 - 15.59],
  ['One line\nAnother line', 0.39 * 2 + 11.8 * (6 / 4) - 15.59],
  ['12 345', 0],
  ['…', 0],
])('%j has the grade %d', (words, grade) => {
  expect(readingGrade(words)).toBeCloseTo(grade, 5);
});

test('a colour on itself has no contrast, and which one is text does not matter', () => {
  for (const colour of ['#000000', '#ffffff', '#aa3300']) expect(contrast(colour, colour)).toBe(1);
  expect(contrast('#aa3300', '#ffeedd')).toBe(contrast('#ffeedd', '#aa3300'));
});

test('stars and brackets of a plain text are no links', () => {
  const items = [{ title: 'See', body: 'All of it is [here](#gone) for you to read.' }];
  expect(lint(sectionOf('features', 'f', { heading: 'F', items }))).toEqual([]);
});

test('a text of seven words counts, one of six does not', () => {
  const of = (words: number) =>
    Array.from({ length: 12 }, () => ({ title: 'T', body: Array(words).fill('institutional').join(' ') }));
  expect(lint(sectionOf('features', 'f', { heading: 'F', items: of(6) }))).toEqual([]);
  expect(lint(sectionOf('features', 'f', { heading: 'F', items: of(7) }))).toHaveLength(1);
});

test('a palette that cannot be read holds the page back', () => {
  const { memo } = designs;
  const roles = { ...memo.roles };
  Object.assign(memo, { roles: { ...roles, ink: roles.bg } });
  const found = lintPage(pageOf([hero]));
  Object.assign(memo, { roles });
  expect(found[0]).toMatchObject({ rule: 'contrast', section: null, blocks: true });
  expect(lintPage(pageOf([hero]))).toEqual([]);
});
