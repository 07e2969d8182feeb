import type { Look } from './workbook.ts';
import { escapeXml } from './xml.ts';

interface Wanted {
  readonly look: Look;
  readonly format: string;
  /** A text that would be a formula if it were typed: spreadsheets then keep it as text. */
  readonly isQuoted: boolean;
}

const looks: Readonly<Record<Look, { readonly font: number; readonly fill: number; readonly line: number }>> =
  {
    plain: { font: 0, fill: 0, line: 0 },
    title: { font: 1, fill: 0, line: 0 },
    line: { font: 5, fill: 0, line: 0 },
    head: { font: 2, fill: 2, line: 1 },
    input: { font: 3, fill: 3, line: 2 },
    strong: { font: 4, fill: 0, line: 0 },
    quiet: { font: 5, fill: 0, line: 0 },
  };

const fonts = [
  '<font><sz val="10"/><color rgb="FF16202B"/><name val="Arial"/></font>',
  '<font><b/><sz val="14"/><color rgb="FF16202B"/><name val="Arial"/></font>',
  '<font><b/><sz val="10"/><color rgb="FF16202B"/><name val="Arial"/></font>',
  '<font><sz val="10"/><color rgb="FF0B3FB5"/><name val="Arial"/></font>',
  '<font><b/><sz val="10"/><color rgb="FF16202B"/><name val="Arial"/></font>',
  '<font><sz val="9"/><color rgb="FF5A6673"/><name val="Arial"/></font>',
];
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE9EDF2"/></patternFill></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF9DB"/></patternFill></fill>',
];
const lines = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FF16202B"/></bottom><diagonal/></border>',
  '<border><left/><right/><top/><bottom style="hair"><color rgb="FF8A94A0"/></bottom><diagonal/></border>',
];

/** Words that do not fit go on in the next line of the cell. */
export function isWrapped(look: Look): boolean {
  return look !== 'title' && look !== 'line';
}

const isOfNumbers = (format: string): boolean => format !== 'General' && format !== '@';

interface Styles {
  /** Its number in the file. */
  take(wanted: Wanted): number;
  xml(): string;
}

export function collectStyles(): Styles {
  const formats = new Map<string, number>([
    ['General', 0],
    ['@', 49],
  ]);
  const known = new Map<string, number>();
  const cells: string[] = [];
  const take = ({ look, format, isQuoted }: Wanted): number => {
    const key = `${look} ${isQuoted} ${format}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const number = formats.get(format) ?? 162 + formats.size;
    formats.set(format, number);
    const { font, fill, line } = looks[look];
    const wraps = isWrapped(look) ? ' wrapText="1"' : '';
    // A number keeps off the words of the next column.
    const side = isOfNumbers(format) ? ' horizontal="right" indent="1"' : '';
    cells.push(
      `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="${line}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"${isQuoted ? ' quotePrefix="1"' : ''}><alignment${side} vertical="top"${wraps}/></xf>`,
    );
    known.set(key, cells.length - 1);
    return cells.length - 1;
  };
  take({ look: 'plain', format: 'General', isQuoted: false });
  return {
    take,
    xml() {
      const own = [...formats].filter(([, number]) => number >= 164);
      return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${list(
        'numFmts',
        own.map(([code, number]) => `<numFmt numFmtId="${number}" formatCode="${escapeXml(code)}"/>`),
      )}${list('fonts', fonts)}${list('fills', fills)}${list('borders', lines)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list('cellXfs', cells)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;
}
