import type { Page, Section } from '../document/page.ts';
import type { Field, Shape } from '../fields/field.ts';
import { readData } from '../fields/read-data.ts';
import type { Data } from '../fields/shape.ts';
import { listRichLinks } from '../html/rich-text.ts';
import { isFilled, isShown } from '../render/is-shown.ts';
import { getKind } from '../sections/get-kind.ts';
import { findWeakPairs } from './find-weak-pairs.ts';
import { readingGrade } from './reading-grade.ts';
import { isSampleText } from './sample-words.ts';

export interface Finding {
  readonly rule: 'contrast' | 'heading' | 'alt' | 'link' | 'blank' | 'grade' | 'opening' | 'sample';
  /** Where it is; `null` for the page as a whole. */
  readonly section: string | null;
  readonly sentence: string;
  /** A page with one of these is not published. */
  readonly blocks: boolean;
}

/** School years a reader needs; plain newspapers are at 8 to 10. */
const hardestGrade = 11;
/** Below this a grade says more about chance than about the text. */
const fewestWords = 40;

/** What a founder should look at before others do. */
export function lintPage(page: Page): readonly Finding[] {
  const shown = page.sections.filter(isShown);
  return [
    ...lintWhole(page, shown),
    ...shown.flatMap((section) => [...lintSection(section), ...lintLinks(section, shown)]),
  ];
}

function lintWhole(page: Page, shown: readonly Section[]): readonly Finding[] {
  const findings: Finding[] = findWeakPairs(page).map((sentence) => ({
    rule: 'contrast',
    section: null,
    sentence,
    blocks: true,
  }));
  const heroes = shown.filter(({ kind }) => kind === 'hero');
  if (heroes.length === 0)
    findings.push(found('opening', null, 'The page has no opening: its first words are a section heading.'));
  for (const { id } of heroes.slice(1))
    findings.push(
      found('opening', id, 'A second opening competes with the first. Make it a text or a call to action.'),
    );
  return findings;
}

function lintSection({ id, kind, data }: Section): readonly Finding[] {
  const { shape } = getKind(kind);
  const values = readData(shape, data);
  const findings: Finding[] = [];
  if (values.heading === '' && kind !== 'hero')
    findings.push(found('heading', id, 'This section has no heading, so nobody can jump to it.'));
  const words: string[] = [];
  const samples: string[] = [];
  walk(shape, values, ({ type, label }, value) => {
    if (type === 'code') return;
    if (typeof value === 'string') {
      if (/\[[^\]]*\](?!\()/.test(value))
        findings.push({ ...found('blank', id, `“${label}” still has a blank in brackets.`), blocks: true });
      if (value.split(' ').length > 6) words.push(value);
      if (isSampleText(value)) samples.push(label);
    } else if ('src' in value) {
      if (value.src !== '' && value.alt.trim() === '')
        findings.push(found('alt', id, `“${label}” has no words for those who cannot see it.`));
    } else if ('href' in value && !isFilled(value) && (value.label !== '' || value.href !== ''))
      findings.push(
        found(
          'link',
          id,
          `“${label}” has ${value.href === '' ? 'no address' : 'no words'} and is not shown.`,
        ),
      );
  });
  const [first] = samples;
  if (first !== undefined)
    findings.push({
      ...found(
        'sample',
        id,
        `“${first}” still says what the template’s made-up company says. Write your own.`,
      ),
      blocks: true,
    });
  const text = words.join('\n');
  const grade = readingGrade(text);
  if (text.split(/\s+/).length >= fewestWords && grade > hardestGrade)
    findings.push(
      found('grade', id, `This takes ${Math.round(grade)} years of school to read. Use shorter sentences.`),
    );
  return findings;
}

/** A place of the page that is not there, which is what a button has after its form was removed. */
function lintLinks({ id, kind, data }: Section, shown: readonly Section[]): readonly Finding[] {
  const { shape } = getKind(kind);
  const places = ['#main', '#top', ...shown.map((one) => `#${one.id}`)];
  const findings: Finding[] = [];
  walk(shape, readData(shape, data), ({ type, label }, value) => {
    const inText = type === 'rich' && typeof value === 'string' ? listRichLinks(value) : [];
    const links = typeof value === 'string' ? inText : 'href' in value && isFilled(value) ? [value] : [];
    for (const { label: words, href } of links)
      if (href.startsWith('#') && !places.includes(href))
        findings.push({
          ...found('link', id, `“${words}” in “${label}” leads nowhere. Give it an address.`),
          blocks: true,
        });
  });
  return findings;
}

type Leaf = Exclude<Data[string], readonly Data[]>;

function walk(shape: Shape, data: Data, see: (field: Field, value: Leaf) => void): void {
  for (const [name, field] of Object.entries(shape)) {
    const value = data[name] ?? '';
    if (typeof value === 'string' || 'src' in value || 'href' in value) see(field, value);
    else if (field.type === 'list') for (const item of value) walk(field.item, item, see);
  }
}

function found(rule: Finding['rule'], section: string | null, sentence: string): Finding {
  return { rule, section, sentence, blocks: false };
}
