import { type Drawing, dashes, type Mark, outline } from '@slipway/report/geometry';
import { colourOf } from './pens.ts';

/** A drawing as the inside of an `<svg>`. */
export function drawMarks({ marks }: Drawing): string {
  return marks.map(paint).join('');
}

function paint(mark: Mark): string {
  switch (mark.kind) {
    case 'rect':
      return element('rect', {
        x: mark.x,
        y: mark.y,
        width: mark.width,
        height: mark.height,
        fill: mark.fill ? colourOf(mark.fill) : 'none',
        'fill-opacity': mark.opacity,
        stroke: mark.stroke && colourOf(mark.stroke),
      });
    case 'path':
      return element('path', {
        d: mark.d,
        fill: mark.fill ? colourOf(mark.fill) : 'none',
        'fill-opacity': mark.opacity,
        'fill-rule': 'evenodd',
        stroke: mark.stroke && colourOf(mark.stroke),
        'stroke-width': mark.width,
        'stroke-dasharray': mark.dash && dashes[mark.dash],
        'stroke-linejoin': 'round',
      });
    case 'point':
      return element('path', {
        d: outline(mark.shape, mark.x, mark.y, mark.r),
        fill: mark.hollow ? colourOf('sheet') : colourOf(mark.pen),
        stroke: mark.hollow ? colourOf(mark.pen) : colourOf('sheet'),
        'stroke-width': mark.hollow ? 1.5 : 1,
      });
    case 'text':
      return element(
        'text',
        {
          x: mark.x,
          y: mark.y,
          fill: colourOf(mark.pen),
          'font-family': faceOf('Inter'),
          'font-size': mark.size,
          'font-weight': mark.strong ? 600 : 400,
          'text-anchor': mark.anchor,
          // A margin of paper round the letters.
          ...(mark.bare !== true
            ? {
                'paint-order': 'stroke',
                stroke: colourOf('sheet'),
                'stroke-width': 3,
                'stroke-linejoin': 'round',
              }
            : {}),
        },
        escapeXml(mark.text),
      );
  }
}

/** A drawing is opened where our type is not at hand: then in the plain face of that machine, never in its serif. */
export const faceOf = (font: string): string => `${font}, Helvetica, Arial, sans-serif`;

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside = '',
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`],
  );
  return `<${name}${written.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control marks are no characters of XML. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign)
    .replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ' ');
}
