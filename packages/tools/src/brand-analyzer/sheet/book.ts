import type { Figure, Provenance } from '@slipway/core';
import { type Derived, deriveFigure, type Evidence, type Statement, type Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import type { Palette } from '../study/palette.ts';
import type { TaglineStudy, TextStudy } from '../study/text.ts';

/** What is counted by, and may be changed. */
export interface Limits {
  /** Contrast that text needs. */
  readonly contrast: number;
  readonly grade: number;
  /** How far from a rival's colour. */
  readonly apart: number;
}

/** All that the parts of the sheet write with. */
export interface Book {
  readonly input: Input;
  readonly basis: Basis;
  readonly limits: Limits;
  readonly palette: Palette | null;
  readonly text: TextStudy | null;
  readonly tagline: TaglineStudy | null;
  /** "Pawline", or "Your brand". */
  readonly name: string;
  readonly writer: Writer;
  /** Writes a figure and answers its id. */
  put(figure: Figure): string;
  derive(figure: Derived, low?: string | null): string;
  value(id: string): number | null;
  say(id: string, text: string, ...evidence: readonly Evidence[]): Statement;
}

type Parts = Omit<Book, 'name' | 'put' | 'derive' | 'value' | 'say'>;

export const measured = (field: string): Provenance => ({ kind: 'measured', field });
export const said = (field: string, quote: string): Evidence => ({ kind: 'said', field, quote });
export const fromFigure = (id: string): Evidence => ({ kind: 'figure', id });

export function openBook(parts: Parts): Book {
  const { input, writer } = parts;
  const known: Record<string, Figure> = {};
  const company = (input.company ?? '').replaceAll(/[{}]/gu, '').replaceAll(/\s+/gu, ' ').trim();
  const put = (figure: Figure): string => {
    known[figure.id] = figure;
    return writer.figure(figure);
  };
  return {
    ...parts,
    name: company === '' ? 'Your brand' : company,
    put,
    derive(figure, low = null) {
      const made = deriveFigure(figure, known);
      return put(low === null || made.value === null ? made : { ...made, status: 'low_data', reason: low });
    },
    value: (id) => known[id]?.value ?? null,
    say: (id, text, ...evidence) =>
      company !== '' && text.includes(company)
        ? writer.say(id, text, ...evidence, said('company', input.company ?? company))
        : writer.say(id, text, ...evidence),
  };
}

/** A piece of the founder's own text, as it may stand between quotation marks. */
export function quoted(text: string, most = 90): string {
  const plain = text
    .replaceAll(/[{}“”"]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most).replace(/\s\S*$/u, '')} …`;
}
