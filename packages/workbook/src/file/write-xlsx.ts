import { disarmFormula } from '@slipway/core';
import { strToU8, zipSync } from 'fflate';
import { collectStyles, isWrapped } from './styles.ts';
import { addressOf, type Cell, type Sheet, type Workbook } from './workbook.ts';
import { escapeXml } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** What one cell can hold. */
const longestText = 32_767;
/** The same workbook gives the same bytes. */
const filed = '1980-01-01T12:00:00';

export function writeXlsx({ sheets, names }: Workbook): Uint8Array {
  const styles = collectStyles();
  const pages = sheets.map((sheet, at) => sheetXml(sheet, styles.take, at === 0));
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets>${namesXml(names)}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles.xml(),
    ...Object.fromEntries(pages.map((page, at) => [`xl/worksheets/sheet${at + 1}.xml`, page])),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, xml]) => [path, [strToU8(head + xml), { mtime: filed }] as const]),
    ),
    { level: 6 },
  );
}

function namesXml(names: Workbook['names']): string {
  const all = Object.entries(names).map(
    ([name, at]) => `<definedName name="${escapeXml(name)}">${escapeXml(at)}</definedName>`,
  );
  return all.length === 0 ? '' : `<definedNames>${all.join('')}</definedNames>`;
}

type Take = ReturnType<typeof collectStyles>['take'];

function sheetXml(sheet: Sheet, take: Take, isFirst: boolean): string {
  const { widths, rows, hidden = [], frozen = 0, textColumns = [], choices = [] } = sheet;
  const asText = take({ look: 'plain', format: '@', isQuoted: false });
  const columns = widths
    .map(
      (width, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${hidden.includes(at) ? ' hidden="1"' : ''}${textColumns.includes(at) ? ` style="${asText}"` : ''}/>`,
    )
    .join('');
  const pane =
    frozen === 0
      ? ''
      : `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`;
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) =>
      cell === null ? '' : cellXml(cell, addressOf(at, column), take),
    );
    return `<row r="${at + 1}" ht="${heightOf(row, widths)}" customHeight="1">${cells.join('')}</row>`;
  });
  const lists = choices.map(
    ({ at, options }) =>
      `<dataValidation type="list" allowBlank="1" sqref="${at}"><formula1>${escapeXml(listed(options))}</formula1></dataValidation>`,
  );
  return `<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" showGridLines="0"${isFirst ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="13.5"/>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${body.join('')}</sheetData>${lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

const [lineHeight, titleHeight, tallest] = [13.5, 21, 400];

/** In points. Not every program makes room for the lines of a cell by itself. */
function heightOf(row: Sheet['rows'][number], widths: readonly number[]): number {
  const lines = row.map((cell, at) => {
    if (cell === null || !('text' in cell) || !isWrapped(cell.look ?? 'plain')) return 1;
    const width = Math.max(4, (widths[at] ?? 10) - 1);
    return cell.text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  });
  const least = row.some((cell) => cell?.look === 'title') ? titleHeight : lineHeight;
  return Math.min(tallest, Math.max(least, Math.max(1, ...lines) * lineHeight));
}

/** Options with a comma cannot stand in a list, and a list holds 255 letters: then anything may be written. */
function listed(options: readonly string[]): string {
  return `"${options.join(',').replaceAll('"', '""')}"`;
}

export function fitsList(options: readonly string[]): boolean {
  return options.join(',').length <= 250 && options.every((one) => !/[",]/u.test(one));
}

function cellXml(cell: Cell, at: string, take: Take): string {
  const { look = 'plain' } = cell;
  if ('text' in cell) {
    const text = cell.text.length > longestText ? `${cell.text.slice(0, longestText - 1)}…` : cell.text;
    const isQuoted = disarmFormula(text) !== text;
    const format = cell.isOverNumbers ? '0' : look === 'input' ? '@' : 'General';
    const style = take({ look, format, isQuoted });
    return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  }
  const style = take({ look, format: cell.format ?? 'General', isQuoted: false });
  if ('empty' in cell) return `<c r="${at}" s="${style}"/>`;
  if ('number' in cell) return `<c r="${at}" s="${style}"><v>${cell.number}</v></c>`;
  const { formula, shown } = cell;
  const isText = typeof shown === 'string';
  return `<c r="${at}" s="${style}"${isText ? ' t="str"' : ''}><f>${escapeXml(formula)}</f><v>${isText ? escapeXml(shown) : shown}</v></c>`;
}
