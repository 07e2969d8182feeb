import { type Data, html, type Markup, makePalette, readData, stacks } from '@slipway/page/parts';
import type { Deck, Slide } from '../document/deck.ts';
import type { SlideKind } from '../slides/kind.ts';
import { slideKinds } from '../slides/kinds.gen.ts';
import { gradesOf, lineCounts, lineSizes, linesOf, shrink } from '../slides/lengths.ts';
import type { Box, Layout } from '../themes/theme.ts';
import { themes } from '../themes/themes.gen.ts';
import { baseCss } from './base-css.ts';
import { facesOf } from './faces-of.ts';
import { aloneSizes, placeAlone } from './place-alone.ts';
import { sayChanged, sayDay } from './say-foot.ts';

interface Rendered {
  /** One `section` a slide, in order. */
  readonly slides: readonly string[];
  readonly css: string;
}

/** Screen, present mode and print are all this. There is no script in it. */
export function renderDeck(deck: Deck): Rendered {
  return { slides: deck.slides.map((slide, at) => renderSlide(slide, at + 1).markup), css: styleSheet(deck) };
}

/** Depends on nothing of the deck but its place in it, so an editor may keep what did not change. */
function renderSlide({ kind: id, data: stored, isOpen, source }: Slide, number: number): Markup {
  const kind: SlideKind = slideKinds[id];
  const data = readData(kind.shape, stored);
  const { title } = data;
  const [matter, margin] = [kind.matter(data), kind.margin(data)];
  const isAlone = matter.markup === '';
  return html`<section class="slide k-${id}${isOpen ? ' open' : ''}${isAlone ? ' alone' : ''}${isAlone && margin.markup !== '' ? ' beside' : ''}${lengthClasses(data)}${id === 'comparison' ? lineClasses(data) : ''}" aria-label="Slide ${number}"><div class="sheet">
    <header class="claim"><h2>${typeof title === 'string' ? title : ''}</h2></header>
    <div class="matter">${matter}</div>
    ${margin.markup !== '' && html`<aside class="margin">${margin}</aside>`}
    <footer class="foot">${source !== undefined && html`<span>${source.tool}, ${sayDay(source.date)}</span>`}${
      source !== undefined &&
      source.changed.length > 0 &&
      html`<span class="stale">${sayChanged(source.changed)}</span>`
    }<span>${number}</span></footer>
  </div></section>`;
}

/** Many letters are set smaller and few larger, so that words fill their place and stay in it. */
function lengthClasses(data: Data): string {
  return Object.entries(gradesOf(data))
    .map(([part, grade]) => ` ${part}-${grade}`)
    .join('');
}

/** Every value comes from a list of ours or was computed by us: no text of the deck enters it. */
function styleSheet(deck: Pick<Deck, 'theme'>): string {
  const { id, brand } = deck.theme;
  const { roles, hue, sizes, layout, layouts, css, scheme } = themes[id];
  const faces = facesOf(deck);
  const tokens = Object.entries({
    ...makePalette(roles, hue, brand),
    display: stacks[faces.display],
    text: stacks[faces.text],
  }).map(([name, value]) => `--${name}:${value};`);
  const places = Object.entries(layouts).map(([kind, one]) => placesOf(`.k-${kind} `, one));
  return [
    `.slide{color-scheme:${scheme};${tokens.join('')}}`,
    baseCss,
    `.claim h2{font-size:${size(sizes.claim)}}.matter{font-size:${size(sizes.text)}}.margin{font-size:${size(sizes.margin)}}`,
    ...sized('claim', '.claim h2', sizes.claim),
    `.alone .claim h2{font-size:${size(sizes.claim * aloneSizes.short)}}.alone.claim-long .claim h2{font-size:${size(sizes.claim * aloneSizes.long)}}`,
    ...sized('text', '.matter', sizes.text, '.k-statement'),
    ...tableSizes(sizes.text, layouts.comparison ?? layout),
    ...sized('large', '.number', sizes.number),
    ...sized('name', '.name', sizes.name),
    placesOf('', layout),
    ...places,
    placeOf('.alone .claim', placeAlone(layout, false)),
    placeOf('.alone.beside .claim', placeAlone(layout, true)),
    css,
  ].join('\n');
}

/** A rule for each length of a part. */
const sized = (part: keyof typeof shrink, place: string, points: number, of = ''): readonly string[] =>
  Object.entries(shrink[part]).map(
    ([grade, by]) => `${of}.${part}-${grade} ${place}{font-size:${size(points * by)}}`,
  );

/** A table is as large as its words and the place allow: its last row is on the slide too. */
function tableSizes(text: number, { matter }: Layout): readonly string[] {
  const [leading, ruled, firstColumn, letter] = [1.4, 11.6, 0.3, 0.5];
  const sizes = Object.entries(lineSizes).flatMap(([name, letters]) => {
    const holding = (matter.w * 72 * firstColumn) / (letters * letter);
    return lineCounts.map((lines) => {
      const fitting = (matter.h * 72 - ruled * Math.min(lines, 9)) / (lines * leading);
      return `.lines-${name}-${lines}{--${name}:${size(Math.min(holding, fitting))}}`;
    });
  });
  const largest = Object.keys(lineSizes).map((name) => `var(--${name})`);
  return [...sizes, `.k-comparison table{font-size:min(${size(text)},max(${largest.join(',')}))}`];
}

const lineClasses = (data: Data): string =>
  Object.entries(linesOf(data))
    .map(([name, lines]) => ` lines-${name}-${lines}`)
    .join('');

const inchesWide = 13.333;
/** A slide is 960 points wide. */
const size = (points: number): string => `${((points / 960) * 100).toFixed(2)}cqw`;
const share = (inches: number): string => `${((inches / inchesWide) * 100).toFixed(2)}cqw`;

function placesOf(before: string, { claim, matter, margin }: Layout): string {
  return [
    placeOf(`${before}.claim`, claim),
    placeOf(`${before}.matter`, matter),
    margin === null ? `${before}.margin{display:none}` : placeOf(`${before}.margin`, margin),
    // Of one kind of slide, where the others have none.
    margin === null || before === '' ? '' : `${before}.margin{display:block}`,
  ].join('');
}

const placeOf = (part: string, { x, y, w, h }: Box): string =>
  `${part}{left:${share(x)};top:${share(y)};width:${share(w)};height:${share(h)}}`;
