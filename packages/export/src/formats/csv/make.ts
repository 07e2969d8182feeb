import { disarmFormula } from '@slipway/core';
import { reportToCsv } from '@slipway/report';
import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { sheetOf } from '../../sheet-source.ts';

/** Some spreadsheets take a file without it for another alphabet. */
const byteOrderMark = '\ufeff';

/** Every table of the sheet under its title, and what the file is at the end. */
export const makeCsv: Make = async (source) => {
  const { about, report } = sheetOf(source);
  const rows = aboutRows(about, [report]).map(({ label, value }) => `${quoted(label)},${quoted(value)}\r\n`);
  const foot = `About this file\r\nWhat,Value\r\n${quoted('Title')},${quoted(about.title)}\r\n${rows.join('')}`;
  return strToU8(`${byteOrderMark}${reportToCsv(report)}\r\n${foot}`);
};

function quoted(text: string): string {
  return `"${disarmFormula(text).replaceAll('"', '""')}"`;
}
