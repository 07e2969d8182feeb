import {
  type Deck,
  gradesOf,
  type Slide,
  type SlideKind,
  sayDay,
  shrink,
  slideKinds,
  themes,
} from '@slipway/deck';
import { makePalette, readData } from '@slipway/page/parts';
import PptxGenJS from 'pptxgenjs';
import { drawMatter, textIn } from './draw-matter.ts';
import { accent, ink, type Look, looks, muted, paper } from './look.ts';
import { repack } from './repack.ts';

const [wide, high] = [13.333, 7.5];

/** A deck as PowerPoint: real titles, notes, charts and tables that can be edited, in the colours and faces of its theme. */
export async function makePptx(deck: Deck): Promise<Uint8Array> {
  const theme = themes[deck.theme.id];
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
function defineMasters(file: PptxGenJS, { theme: { id }, slides }: Deck, look: Look): void {
  const theme = themes[id];
  for (const kind of new Set(slides.map((slide) => slide.kind))) {
    const { claim } = theme.layouts[kind] ?? theme.layout;
    file.defineSlideMaster({
      title: masterOf(kind),
      background: { color: paper },
      objects: [
        ...look.rules.map(({ x, y, w, h, colour, width }) =>
          w === 0 || h === 0
            ? { line: { x, y, w, h, line: { color: colour, width } } }
            : { rect: { x, y, w, h, line: { color: colour, width } } },
        ),
        {
          placeholder: {
            options: {
              name: 'title',
              type: 'title',
              ...claim,
              fontFace: theme.office.display,
              fontSize: theme.sizes.claim,
              color: ink,
              bold: look.isBold,
              align: look.align,
              valign: look.claimAt,
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

const masterOf = (kind: Slide['kind']): string => slideKinds[kind].label;

function addSlide(
  file: PptxGenJS,
  { kind, data: stored, notes, source, isOpen }: Slide,
  at: number,
  deck: Deck,
): void {
  const theme = themes[deck.theme.id];
  const look = looks[deck.theme.id];
  const { claim, matter, margin } = theme.layouts[kind] ?? theme.layout;
  const { shape }: SlideKind = slideKinds[kind];
  const data = readData(shape, stored);
  const grades = gradesOf(data);
  const slide = file.addSlide({ masterName: masterOf(kind) });
  const title = textIn(data, 'title');
  slide.addText(
    [
      ...(isOpen
        ? [{ text: 'To find out', options: { fontSize: 14, bold: true, color: accent, breakLine: true } }]
        : []),
      {
        text: look.isUpperCase ? title.toLocaleUpperCase('en') : title,
        options: { fontSize: Math.round(theme.sizes.claim * shrink.claim[grades.claim]) },
      },
    ],
    { placeholder: 'title', ...claim, fit: 'shrink' },
  );
  drawMatter(
    { slide, theme, look, large: shrink.large[grades.large], name: shrink.name[grades.name] },
    kind,
    data,
    matter,
  );
  const beside = kind === 'cover' ? [textIn(data, 'stage'), textIn(data, 'contact')] : [textIn(data, 'body')];
  const words = beside.filter((one) => one !== '');
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
    for (const { x, y, w } of [matter, ...(margin === null || words.length === 0 ? [] : [margin])])
      slide.addShape('line', { x, y: y - 0.12, w, h: 0, line: { color: ink, width: 0.75 } });
  if (source !== undefined)
    slide.addText(sayFoot(source), {
      x: wide - 1 - look.footWide - (look.footIn ?? 0),
      y: look.footAt,
      w: look.footWide,
      h: 0.3,
      fontFace: theme.office.text,
      fontSize: 10,
      color: muted,
      align: 'right',
      margin: 0,
      fit: 'shrink',
    });
  slide.addNotes(sayNotes(notes, margin === null ? words : [], at));
}

function sayFoot({ tool, date, changed }: NonNullable<Slide['source']>): string {
  const stale = changed.length === 0 ? '' : `. Changed since: ${changed.join(', ')}`;
  return `${tool}, ${sayDay(date)}${stale}`;
}

/** Words that the theme leaves off the slide are left to the speaker. */
function sayNotes(notes: string, off: readonly string[], at: number): string {
  const all = [notes, ...off].filter((one) => one !== '');
  return all.length === 0 ? `Slide ${at + 1}` : all.join('\n');
}
