import PDFDocument from 'pdfkit';
import { sayDay } from '../../about-rows.ts';
import { colourOf } from '../../draw/pens.ts';
import type { Fonts } from '../../format.ts';
import type { About } from '../../source.ts';
import { page } from './page.ts';
import { withoutTables } from './plain-letters.ts';
import type { Strip } from './strip.ts';

/** In points. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

export type Face = 'regular' | 'strong' | 'display';

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
  /** The sheet that is being laid out: its notes are numbered for themselves. `feet` has each source as it stands under a page. */
  readonly notes: { of: string; readonly feet: Map<string, Strip> };
  measure(letters: Pick<Letters, 'text' | 'face' | 'size'>): number;
  /** `y` is the line the letters stand on. */
  write(letters: Letters, x: number, y: number): void;
  /** The bytes, once everything is written. */
  finish(): Promise<Uint8Array>;
}

export function openPress(about: About, fonts: Fonts, sheet: Sheet = page): Press {
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
  for (const face of ['regular', 'strong', 'display'] as const)
    doc.registerFont(
      face,
      withoutTables(fonts[face].read(), face === 'display' ? ['GSUB'] : ['GSUB', 'GPOS']),
    );
  const widths: Record<Face, Map<string, number>> = {
    regular: new Map(),
    strong: new Map(),
    display: new Map(),
  };
  return {
    doc,
    notes: { of: 'sheet', feet: new Map() },
    measure({ text, face, size }) {
      const known = widths[face].get(text);
      const whole = known ?? doc.font(face).fontSize(1000).widthOfString(text);
      if (known === undefined) widths[face].set(text, whole);
      return (whole * size) / 1000;
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
