import { constant, type Expression, greatest, minus, over, plus, readAs, times, when } from '@slipway/core';
import { shareNear } from '../study/palette.ts';
import { type Book, fromFigure, measured } from './book.ts';
import { lessEach, makePart, type Part, shareOf } from './part.ts';
import { rivalColourPart } from './rival-colour.ts';

const colourCount = 5;
/** Under this two colours are hard to tell apart side by side on a chart or a button. */
const toldApartFrom = 10;

/** A contrast that fails is no pass, however near: it has at most 60 points. */
const passOr = (contrast: string, needs: string): Expression =>
  when(contrast, '>=', needs, {
    yes: constant(100, 'points'),
    no: readAs('points', times(60, over(contrast, needs))),
  });

/** What the colours score. */
export function lookParts(book: Book): readonly Part[] {
  return [...contrastParts(book), visionPart(book), ...agreementParts(book), rivalColourPart(book)];
}

const asks = { Text: 'a colour for text', Primary: 'a main colour', Accent: 'a second strong colour' };

function contrastParts(book: Book): readonly Part[] {
  const { palette } = book;
  const of = (role: 'Text' | 'Primary' | 'Accent') => palette?.roles.find((one) => one.role === role) ?? null;
  return (['Text', 'Primary', 'Accent'] as const).map((role) => {
    const colour = of(role);
    const id = role.toLowerCase();
    const needs = role === 'Accent' ? 'partContrast' : 'contrastLeast';
    if (colour !== null) {
      book.put({
        id: `contrast.${id}`,
        label: `${role} on the background`,
        value: Math.floor(colour.contrast * 100) / 100,
        unit: 'ratio',
        noun: ':1',
        provenance: measured(palette?.from ?? 'colours'),
      });
    }
    const use = role === 'Accent' ? 'signs and lines' : role === 'Primary' ? 'links and buttons' : 'letters';
    return makePart(book, {
      id,
      score: 'accessibility',
      label: `${role} on the background`,
      asks: palette === null ? 'your colours' : asks[role],
      points: colour === null || colour.isAdded ? null : passOr(`contrast.${id}`, needs),
      finding: () =>
        book.say(
          `${id}.found`,
          `${role} ${colour?.hex ?? ''} has {{f:contrast.${id}}} on the background; ${use} need {{f:${needs}}}.`,
        ),
      fix: () =>
        colour?.instead
          ? book.say(
              `${id}.fix`,
              `Use ${colour.instead} instead of ${colour.hex} for ${use}: {{f:contrast.${id}}} is too faint.`,
            )
          : null,
    });
  });
}

function visionPart(book: Book): Part {
  const worst = book.palette?.seen.toSorted((a, b) => a.apart - b.apart)[0] ?? null;
  if (worst !== null)
    book.put({
      id: 'seenApart',
      label: 'Least distance of two colours in the three simulations (CIEDE2000)',
      value: worst.apart,
      unit: 'count',
      provenance: measured(book.palette?.from ?? 'colours'),
    });
  const pair = worst === null ? '' : `${worst.pair[0].role} and ${worst.pair[1].role.toLowerCase()}`;
  return makePart(book, {
    id: 'vision',
    score: 'accessibility',
    label: 'Told apart by everyone',
    asks: 'two colours or more',
    points: worst === null ? null : shareOf(over('seenApart', toldApartFrom)),
    finding: () =>
      book.say(
        'vision.found',
        `With ${worst?.vision ?? ''}, ${pair.toLowerCase()} are {{f:seenApart}} apart; ten is safe.`,
      ),
    fix: () =>
      book.say(
        'vision.fix',
        `Never let ${pair.toLowerCase()} alone carry a meaning: with ${worst?.vision ?? ''} they are {{f:seenApart}} apart.`,
      ),
  });
}

function agreementParts(book: Book): readonly Part[] {
  const { palette, input, basis } = book;
  const own = input.colours ?? [];
  const page = basis.site?.kind === 'found' ? basis.site.page : null;
  const inLogo =
    own.length === 0 || input.logo === undefined
      ? null
      : shareNear(
          input.logo.colours.map(({ hex, share }) => ({ hex, weight: share })),
          own,
        );
  const onSite =
    own.length === 0 || page === null
      ? null
      : shareNear(
          page.colours.map(({ hex, count }) => ({ hex, weight: count })),
          [...own, '#ffffff', '#000000'],
        );
  if (palette !== null) {
    book.put({
      id: 'colourCount',
      label: 'Colours',
      value: palette.given.length,
      unit: 'count',
      noun: 'colours',
      provenance: measured(palette.from),
    });
    book.put({
      id: 'doubles',
      label: 'Pairs that look alike',
      value: palette.doubles.length,
      unit: 'count',
      noun: 'pairs',
      provenance: measured(palette.from),
    });
  }
  if (inLogo !== null)
    book.put({
      id: 'inLogo',
      label: 'Area of the logo in your colours',
      value: inLogo,
      unit: 'share',
      provenance: measured('logo'),
    });
  if (input.logo !== undefined)
    book.put({
      id: 'logoWidth',
      label: 'Width of the logo',
      value: input.logo.width,
      unit: 'count',
      noun: 'pixels',
      provenance: measured('logo'),
    });
  if (onSite !== null)
    book.put({
      id: 'onSite',
      label: 'Colours of the site that are yours',
      value: onSite,
      unit: 'share',
      provenance: measured('site'),
    });
  const [double] = palette?.doubles ?? [];
  return [
    makePart(book, {
      id: 'palette',
      score: 'consistency',
      label: 'Few colours, none twice',
      asks: 'two colours or more',
      points:
        palette === null || palette.from === 'site' || palette.given.length < 2
          ? null
          : lessEach(
              1,
              plus(times(15, greatest(0, minus('colourCount', colourCount))), times(20, 'doubles')),
            ),
      finding: () =>
        double === undefined
          ? book.say('palette.found', '{{f:colourCount}}, no two alike.')
          : book.say(
              'palette.found',
              `{{f:colourCount}}; ${double[0]} and ${double[1]} look like one.`,
              fromFigure('doubles'),
            ),
      fix: () =>
        double === undefined
          ? book.say('palette.fix', 'Drop colours until five are left; now there are {{f:colourCount}}.')
          : book.say('palette.fix', `Keep one of ${double[0]} and ${double[1]}.`, fromFigure('doubles')),
    }),
    makePart(book, {
      id: 'logo',
      score: 'consistency',
      label: 'Logo in your colours',
      asks: 'logo and colours',
      points: inLogo === null ? null : shareOf('inLogo'),
      finding: () =>
        book.say(
          'logo.found',
          '{{f:inLogo}} of the logo is in your colours; the file is {{f:logoWidth}} wide.',
        ),
      fix: () =>
        book.say(
          'logo.fix',
          'Redraw the logo in the palette, or add its colour: {{f:inLogo}} of it is yours.',
        ),
    }),
    makePart(book, {
      id: 'site-colours',
      score: 'consistency',
      label: 'Site in your colours',
      asks: 'site and colours',
      points: onSite === null ? null : shareOf('onSite'),
      finding: () =>
        book.say('site-colours.found', '{{f:onSite}} of the colours written in the style sheets are yours.'),
      fix: () =>
        book.say(
          'site-colours.fix',
          'Replace the colours of the site that are not in the palette: {{f:onSite}} are.',
        ),
    }),
  ];
}

export function wcag(book: Book): string {
  return book.writer.cite({
    id: 'wcag',
    publisher: 'W3C',
    what: 'Web Content Accessibility Guidelines 2.2, criteria 1.4.3, 1.4.6 and 1.4.11',
    year: 2023,
    region: 'global',
    confidence: 'high',
  });
}
