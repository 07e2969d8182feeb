import type { Figure } from '@slipway/core';
import { type FormatOptions, formatFigure } from './format-figure.ts';

/** A text as a renderer needs it: plain pieces and figure ids in turn. */
type TextPiece = { readonly text: string } | { readonly figure: string };

const placeholder = /\{\{f:([^{}]*)\}\}/gu;

export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(placeholder)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    pieces.push({ figure: found[1] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** Ids of the figures a text names, in their order. */
export function listPlaceholders(text: string): string[] {
  return splitText(text).flatMap((piece) => ('figure' in piece ? [piece.figure] : []));
}

/** The text with its placeholders left out, for checks of the words alone. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, ' ');
}

/** A placeholder for a figure that is not there becomes a dash; `checkReport` names it. */
export function fillText(
  text: string,
  figures: Readonly<Record<string, Figure>>,
  options: FormatOptions = {},
): string {
  return splitText(text)
    .map((piece) => {
      if ('text' in piece) return piece.text;
      const figure = Object.hasOwn(figures, piece.figure) ? figures[piece.figure] : undefined;
      return figure === undefined ? '—' : formatFigure(figure, options);
    })
    .join('');
}
