import { headlineOf, reportToCsv } from '@slipway/report';
import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { reportsOf } from '../../sheet-source.ts';
import { byteOrderMark, csvRows } from './csv-rows.ts';
import { figureRows, recordRows } from './project-rows.ts';

/** Every table under its title, and what the file is at the end. */
export const makeCsv: Make = async (source) => {
  const { about } = source;
  const reports = reportsOf(source);
  const rows = aboutRows(about, reports).map(({ label, value }) => [label, value]);
  const [only] = reports;
  const answer = reports.length === 1 && only !== undefined ? [['Answer', headlineOf(only)]] : [];
  const foot = `About this file\r\nWhat,Value\r\n${csvRows([['Title', about.title], ...answer, ...rows])}`;
  const body =
    source.kind === 'project'
      ? `What is known of the company\r\n${recordRows(source)}\r\nFigures\r\n${figureRows(source)}`
      : reports.map(reportToCsv).join('\r\n');
  return strToU8(`${byteOrderMark}${body}\r\n${foot}`);
};
