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
import { paintRule, penOf } from './paint-rule.ts';
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
    press.doc.rect(0, 0, 13.333 * inch, 7.5 * inch).fill(colours.paper);
    for (const rule of look.rules) {
      if (isAlone && rule.isOfClaim) continue;
      paintRule(press, rule, rule.width, penOf(colours, rule.colour));
    }
    if (look.hasTopLines && slide.kind !== 'cover' && slide.kind !== 'steps')
      for (const { x, y, w } of [
        ...(isAlone ? [] : [layout.matter]),
        ...(layout.margin === null || words.length === 0 ? [] : [layout.margin]),
      ])
        paintRule(press, { x, y: y - 0.12, w, h: 0 }, 0.75, colours.ink);
  });
  const title = textIn(data, 'title');
  const said = look.isUpperCase ? title.toLocaleUpperCase('en') : title;
  const claim = isAlone ? placeAlone(layout, words.length > 0) : layout.claim;
  const size = theme.sizes.claim * (isAlone ? aloneSizes : shrink.claim)[grades.claim];
  const open = slide.isOpen ? 0.32 : 0;
  const claimInk = isAlone || look.claimInk === undefined ? undefined : colours['on-ground'];
  tag.under(at === 0 ? 'H1' : 'H2').mark(() => {
    if (slide.isOpen)
      setInBox(
        press,
        'To find out',
        { ...claim, h: open },
        { size: 14, face: 'strong', colour: claimInk ?? colours.accent, align: look.align },
      );
    setInBox(
      press,
      said,
      { ...claim, y: claim.y + open, h: claim.h - open },
      {
        size,
        face: 'display',
        colour: claimInk ?? colours.ink,
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
  const right = 12.9 - (look.footIn ?? 0);
  const foot = { y: look.footAt, h: 0.3 };
  const plain = { size: 10, face: 'regular', colour: colours.muted, align: 'right' } as const;
  decorate(
    press,
    () => {
      setInBox(press, String(at + 1), { ...foot, x: right - 0.6, w: 0.6 }, plain);
      if (slide.source !== undefined)
        setInBox(
          press,
          sayFoot(slide.source),
          { ...foot, x: right - 0.6 - look.footWide, w: look.footWide },
          { ...plain, size: look.footSize },
        );
    },
    'Pagination',
  );
}
