import {
  aloneSizes,
  type Deck,
  gradesOf,
  placeAlone,
  type Slide,
  type SlideKind,
  sayFoot,
  shrink,
  slideKinds,
  type Theme,
} from '@slipway/deck';
import { makePalette, readData } from '@slipway/page/parts';
import PptxGenJS from 'pptxgenjs';
import { drawMatter, textIn } from './draw-matter.ts';
import { accent, ink, type Look, looks, muted, paper } from './look.ts';
import { repack } from './repack.ts';
import { themeOf } from './theme-of.ts';

const [wide, high] = [13.333, 7.5];

/** A deck as PowerPoint: real titles, notes, charts and tables that can be edited, in the colours and faces of its theme. */
export async function makePptx(deck: Deck): Promise<Uint8Array> {
  const theme = themeOf(deck);
  const look = looks[deck.theme.id];
  const palette = makePalette(theme.roles, theme.hue, deck.theme.brand);
  const file = new PptxGenJS();
  file.defineLayout({ name: 'slipway', width: wide, height: high });
  file.layout = 'slipway';
  file.title = deck.title;
  file.author = deck.title;
  file.company = deck.title;
  file.theme = { headFontFace: theme.office.display, bodyFontFace: theme.office.text };
  defineMasters(file, deck, look);
  for (const [at, slide] of deck.slides.entries()) addSlide(file, slide, at, deck);
  const bytes = await file.write({ outputType: 'uint8array' });
  if (!(bytes instanceof Uint8Array)) throw new TypeError('The presentation was not made as bytes.');
  return repack(bytes, { palette, name: theme.name, paperSlides: look.hasPaper ? paperSlides(deck) : [] });
}

/** On the screen every third slide of such a theme is on paper. */
function paperSlides({ slides }: Deck): readonly number[] {
  return slides.flatMap((_, at) => ((at + 1) % 3 === 0 ? [at + 1] : []));
}

/** One for each kind of slide: where its title stands is the theme's. */
function defineMasters(file: PptxGenJS, deck: Deck, look: Look): void {
  const { slides } = deck;
  const theme = themeOf(deck);
  for (const name of new Set(slides.map(masterOf))) {
    const first = slides.find((slide) => masterOf(slide) === name);
    if (first === undefined) continue;
    const { claim, isAlone } = placesOf(first, theme);
    file.defineSlideMaster({
      title: name,
      background: { color: paper },
      objects: [
        ...look.rules
          .filter(({ isOfClaim }) => !(isAlone && isOfClaim))
          .map(({ x, y, w, h, colour, width }) =>
            w === 0 || h === 0
              ? { line: { x, y, w, h, line: { color: colour, width } } }
              : // Without a line it is a bar of colour.
                {
                  rect: {
                    x,
                    y,
                    w,
                    h,
                    ...(width === 0 ? { fill: { color: colour } } : { line: { color: colour, width } }),
                  },
                },
          ),
        {
          placeholder: {
            options: {
              name: 'title',
              type: 'title',
              ...claim,
              fontFace: theme.office.display,
              fontSize: theme.sizes.claim,
              color: (isAlone ? undefined : look.claimInk) ?? ink,
              bold: look.isBold,
              align: look.align,
              valign: isAlone ? 'middle' : look.claimAt,
              margin: 0,
            },
            text: '',
          },
        },
      ],
      slideNumber: {
        x: wide - 0.95 - (look.footIn ?? 0),
        y: look.footAt,
        w: 0.6,
        h: 0.3,
        fontFace: theme.office.text,
        fontSize: 10,
        color: muted,
        align: 'right',
      },
    });
  }
}

const masterOf = (slide: Slide): string =>
  `${slideKinds[slide.kind].label}${readSlide(slide).isAlone ? ', words alone' : ''}`;

/** What it says, what is beside it, and whether its claim has the slide for itself. */
function readSlide({ kind, data: stored }: Slide) {
  const { shape, matter }: SlideKind = slideKinds[kind];
  const data = readData(shape, stored);
  const beside = kind === 'cover' ? [textIn(data, 'stage'), textIn(data, 'contact')] : [textIn(data, 'body')];
  return {
    data,
    words: beside.filter((one) => one !== ''),
    isAlone: matter(data).markup === '',
  };
}

function placesOf(slide: Slide, theme: Theme) {
  const layout = theme.layouts[slide.kind] ?? theme.layout;
  const { isAlone, words } = readSlide(slide);
  return { ...layout, isAlone, claim: isAlone ? placeAlone(layout, words.length > 0) : layout.claim };
}

function addSlide(file: PptxGenJS, stored: Slide, at: number, deck: Deck): void {
  const { kind, notes, source, isOpen } = stored;
  const theme = themeOf(deck);
  const look = looks[deck.theme.id];
  const { data, words } = readSlide(stored);
  const { claim, matter, margin, isAlone } = placesOf(stored, theme);
  const grades = gradesOf(data);
  const slide = file.addSlide({ masterName: masterOf(stored) });
  const title = textIn(data, 'title');
  slide.addText(
    [
      ...(isOpen
        ? [
            {
              text: 'To find out',
              options: {
                fontSize: 14,
                bold: true,
                color: (isAlone ? undefined : look.claimInk) ?? accent,
                breakLine: true,
              },
            },
          ]
        : []),
      {
        text: look.isUpperCase ? title.toLocaleUpperCase('en') : title,
        options: {
          fontSize: Math.round(theme.sizes.claim * (isAlone ? aloneSizes : shrink.claim)[grades.claim]),
        },
      },
    ],
    { placeholder: 'title', ...claim, ...(isAlone && { valign: 'middle' as const }), fit: 'shrink' },
  );
  drawMatter({ slide, theme, look, grades }, kind, data, matter);
  if (margin !== null && words.length > 0)
    slide.addText(words.join('\n'), {
      ...margin,
      fontFace: theme.office.text,
      fontSize: theme.sizes.margin,
      color: muted,
      align: look.align,
      valign: 'top',
      margin: 0,
      fit: 'shrink',
    });
  if (look.hasTopLines && kind !== 'cover' && kind !== 'steps')
    for (const { x, y, w } of [
      ...(isAlone ? [] : [matter]),
      ...(margin === null || words.length === 0 ? [] : [margin]),
    ])
      slide.addShape('line', { x, y: y - 0.12, w, h: 0, line: { color: ink, width: 0.75 } });
  if (source !== undefined)
    slide.addText(sayFoot(source), {
      x: wide - 1 - look.footWide - (look.footIn ?? 0),
      y: look.footAt,
      w: look.footWide,
      h: 0.3,
      fontFace: theme.office.text,
      fontSize: look.footSize,
      color: muted,
      align: 'right',
      margin: 0,
      fit: 'shrink',
    });
  slide.addNotes(sayNotes(notes, margin === null ? words : [], at));
}

/** Words that the theme leaves off the slide are left to the speaker. */
function sayNotes(notes: string, off: readonly string[], at: number): string {
  const all = [notes, ...off].filter((one) => one !== '');
  return all.length === 0 ? `Slide ${at + 1}` : all.join('\n');
}
