import PDFDocument from 'pdfkit';
import { sayDay } from '../../about-rows.ts';
import { colourOf } from '../../draw/pens.ts';
import type { FontFile, Fonts } from '../../format.ts';
import type { About } from '../../source.ts';
import { page } from './page.ts';
import { withoutTables } from './plain-letters.ts';
import type { Strip } from './strip.ts';

/** In points. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

const plainFaces = ['regular', 'strong', 'display'] as const;
type PlainFace = (typeof plainFaces)[number];
/** The product's, and those of a deck's theme. */
export type Face = PlainFace | `own-${PlainFace}`;

/** What a deck's theme is set in. */
type OwnFonts = Readonly<Record<PlainFace, FontFile>>;

/** A piece of a line in one look. */
export interface Letters {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  /** The name of a place in the document that a press on it leads to. */
  readonly leadsTo?: string;
}

/** The library, as far as pages here need it. Everything is in points, from the upper left. */
export interface Press {
  readonly doc: PDFDocument;
  /** Each source as it stands under a page. */
  readonly feet: Map<string, Strip>;
  measure(letters: Pick<Letters, 'text' | 'face' | 'size'>): number;
  /** The theme's face where it has every letter of the text, else the product's. */
  faceFor(face: PlainFace, text: string): Face;
  /** `y` is the line the letters stand on. */
  write(letters: Letters, x: number, y: number): void;
  /** The bytes, once everything is written. */
  finish(): Promise<Uint8Array>;
}

export function openPress(about: About, fonts: Fonts, sheet: Sheet = page, own?: OwnFonts): Press {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: about.title,
      Author: 'Slipway',
      Creator: `Slipway, computed by ${about.engine}`,
      Subject: about.tool?.name ?? about.project ?? sayDay(about.madeAt),
      CreationDate: new Date(Date.parse(about.madeAt)),
    },
  });
  const parts: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part) => void parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  // Only headings are large enough for pairs of letters to be set closer.
  const register = (name: Face, file: FontFile, isLarge: boolean) =>
    doc.registerFont(name, withoutTables(file.read(), isLarge ? ['GSUB'] : ['GSUB', 'GPOS']));
  for (const face of plainFaces) {
    register(face, fonts[face], face === 'display');
    if (own !== undefined) register(`own-${face}`, own[face], face === 'display');
  }
  const widths = new Map<string, number>();
  return {
    doc,
    feet: new Map(),
    measure({ text, face, size }) {
      const key = `${face} ${text}`;
      const known = widths.get(key);
      const whole = known ?? doc.font(face).fontSize(1000).widthOfString(text);
      if (known === undefined) widths.set(key, whole);
      return (whole * size) / 1000;
    },
    faceFor(face, text) {
      if (own === undefined) return face;
      const { font } = doc.font(`own-${face}`)._font;
      const hasAll = [...text.replaceAll(/\s/gu, '')].every((letter) =>
        font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      return hasAll ? `own-${face}` : face;
    },
    write({ text, face, size, colour, leadsTo }, x, y) {
      doc.font(face).fontSize(size).fillColor(colour);
      doc.text(text, x, y, { baseline: 'alphabetic', lineBreak: false });
      if (leadsTo !== undefined)
        // Boxed strings are text to the library, plain ones names.
        doc.goTo(x, y - size, this.measure({ text, face, size }), size * 1.3, leadsTo, {
          Contents: new String(`Note ${text.trim()}`),
        });
    },
    finish() {
      doc.end();
      return written;
    },
  };
}

/** A line across. */
export function rule(
  { doc }: Press,
  { x, width }: { readonly x: number; readonly width: number },
  y: number,
  pen: string,
  thick = 0.4,
): void {
  doc.rect(x, y, width, thick).fill(colourOf(pen));
}
