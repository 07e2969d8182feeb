import {
  aloneSizes,
  type Deck,
  gradesOf,
  placeAlone,
  type SlideKind,
  sayFoot,
  shrink,
  slideKinds,
  themes,
} from '@slipway/deck';
import { makePalette, readData } from '@slipway/page/parts';
import { looks } from '@slipway/powerpoint';
import type { Press } from '../pdf/press.ts';
import { decorate, type Tag } from '../pdf/tag.ts';
import { paintMatter } from './paint-matter.ts';
import { textIn } from './read-rows.ts';
import { inch, setInBox } from './set-in-box.ts';
import { coloursOf } from './stage.ts';

/** The place of each part, the lines and the colours are the theme's, as in PowerPoint. */
export function paintSlide(press: Press, tag: Tag, { theme: own, slides }: Deck, at: number): void {
  const slide = slides[at];
  if (slide === undefined) return;
  const [theme, look] = [themes[own.id], looks[own.id]];
  const isOnPaper = look.hasPaper === true && (at + 1) % 3 === 0;
  const colours = coloursOf(makePalette(theme.roles, theme.hue, own.brand), isOnPaper);
  const { shape, matter: matterOf }: SlideKind = slideKinds[slide.kind];
  const data = readData(shape, slide.data);
  const layout = theme.layouts[slide.kind] ?? theme.layout;
  const isAlone = matterOf(data).markup === '';
  const beside =
    slide.kind === 'cover' ? [textIn(data, 'stage'), textIn(data, 'contact')] : [textIn(data, 'body')];
  const words = beside.filter((one) => one !== '');
  const grades = gradesOf(data);
  decorate(press, () => {
    press.doc.rect(0, 0, 960, 540).fill(colours.paper);
    for (const { x, y, w, h, colour, width, isOfClaim } of look.rules) {
      if (isAlone && isOfClaim) continue;
      const pen = colour === 'tx1' ? colours.ink : colour === 'accent1' ? colours.accent : colours.line;
      if (w > 0 && h > 0 && width === 0) press.doc.rect(x * inch, y * inch, w * inch, h * inch).fill(pen);
      else {
        press.doc.lineWidth(width);
        press.doc.path(
          `M${x * inch} ${y * inch}h${w * inch}v${h * inch}${w > 0 && h > 0 ? `h${-w * inch}Z` : ''}`,
        );
        press.doc.stroke(pen);
      }
    }
  });
  const title = textIn(data, 'title');
  const said = look.isUpperCase ? title.toLocaleUpperCase('en') : title;
  const claim = isAlone ? placeAlone(layout, words.length > 0) : layout.claim;
  const size = theme.sizes.claim * (isAlone ? aloneSizes : shrink.claim)[grades.claim];
  const open = slide.isOpen ? 0.32 : 0;
  tag.under(at === 0 ? 'H1' : 'H2').mark(() => {
    if (slide.isOpen)
      setInBox(
        press,
        'To find out',
        { ...claim, h: open },
        { size: 14, face: 'strong', colour: colours.accent, align: look.align },
      );
    setInBox(
      press,
      said,
      { ...claim, y: claim.y + open, h: claim.h - open },
      {
        size,
        face: 'display',
        colour: colours.ink,
        align: look.align,
        valign: isAlone ? 'middle' : look.claimAt,
      },
    );
  });
  paintMatter({ press, tag, theme, look, colours, grades }, slide.kind, data, layout.matter);
  if (layout.margin !== null && words.length > 0) {
    const { margin } = layout;
    tag.under('P').mark(() => {
      setInBox(press, words.join('\n'), margin, {
        size: theme.sizes.margin,
        face: 'regular',
        colour: colours.muted,
        align: look.align,
      });
    });
  }
  const foot = slide.source === undefined ? '' : `${sayFoot(slide.source)}   `;
  decorate(
    press,
    () =>
      void setInBox(
        press,
        `${foot}${at + 1}`,
        { x: 6.4, y: look.footAt, w: 6.5 - (look.footIn ?? 0), h: 0.3 },
        { size: 10, face: 'regular', colour: colours.muted, align: 'right' },
      ),
    'Pagination',
  );
}
