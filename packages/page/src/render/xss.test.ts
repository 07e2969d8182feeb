import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { designIds } from '../designs/ids.gen.ts';
import type { Page } from '../document/page.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { attack } from '../testing/attack.ts';
import { xssVectors } from '../testing/xss-vectors.ts';
import { toDocument } from './to-document.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];

const tags = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>/g;
const known = new Set(
  'html head meta link title style body a header nav main section footer div p span b i s br h1 h2 h3 ul ol li dl dt dd figure figcaption blockquote strong em table caption thead tbody tr th td article details summary aside form label input button pre code samp address svg path rect circle ellipse text img'.split(
    ' ',
  ),
);
const safeAddress = /^(?:https?:\/\/[^\s"'<>]+|mailto:[^\s"'<>]+|tel:\+?\d[^\s"'<>]*|#[^\s"'<>]*)$/i;
const ownIcon = '<link rel="icon" href="data:,">';
const safePicture = /^(?:data:image\/(?:png|jpeg|webp|avif|gif);base64,|\/images\/)/;

/** Reads the text as a strict tokeniser would: every `<` must open a tag of ours with attributes of ours. */
function findBreaches(document: string): string[] {
  const markup = document.replace(/^<!doctype html>/, '').replace(/<style>[^<]*<\/style>/, '');
  const breaches: string[] = [];
  const left = markup.replace(tags, (tag, _, name: string, attributes: string) => {
    if (!known.has(name)) breaches.push(tag);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
      if (/^on|^style$|^srcdoc$/i.test(attribute)) breaches.push(tag);
      if (attribute === 'href' && tag !== ownIcon && !safeAddress.test(value)) breaches.push(tag);
      if (attribute === 'src' && !safePicture.test(value)) breaches.push(tag);
    }
    return '';
  });
  if (/[<>]/.test(left)) breaches.push(...(left.match(/.{0,30}[<>].{0,30}/g) ?? []));
  return breaches;
}

test('the finder sees what got through', () => {
  for (const bad of [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<b',
    '<p style="x">',
  ])
    expect(findBreaches(bad), bad).not.toEqual([]);
});

/** What a design writes itself; the rest is written by the kinds, the same for all. */
const own = (design: Page['design']) => kinds.filter((kind) => designs[design].renders[kind] !== undefined);
const attacks = [
  ...[0, 1, 2, 3].map((at) => [`every kind, layout ${at + 1}`, 'memo', kinds, at] as const),
  ...designIds.map((design) => [design, design, own(design), 0] as const),
];

test.each(attacks)('%s: no vector in any field gets through', (_, design, attacked, layout) => {
  for (const vector of xssVectors) {
    const page = attack(design, () => vector, attacked, layout);
    expect(findBreaches(toDocument(page, { formAction: '/p/x/join' })), vector).toEqual([]);
  }
});

test.each(designIds)('%s: a parser finds no script, no handler and no address that runs', (design) => {
  let at = 0;
  const next = () => xssVectors[at++ % xssVectors.length] ?? '';
  const window = new Window();
  const dom = new window.DOMParser().parseFromString(
    toDocument(attack(design, next), { formAction: null }),
    'text/html',
  );
  expect(
    dom.querySelectorAll(
      'script,iframe,object,embed,base,link:not([rel=icon][href="data:,"]),foreignObject,math',
    ),
  ).toHaveLength(0);
  const attributes = [...dom.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const bad = attributes.filter(({ name, value: held }) => {
    const value = held ?? '';
    if (/^on|^style$|^srcdoc$/i.test(name)) return true;
    if (name === 'href') return value !== 'data:,' && !safeAddress.test(value);
    if (name === 'src') return !safePicture.test(value);
    return (name === 'fill' || name === 'action') && /script|url\(/i.test(value);
  });
  expect(bad.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  window.close();
});
