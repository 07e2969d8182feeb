import { toMarkdown } from '@slipway/report';
import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { sheetOf } from '../../sheet-source.ts';
import { writeDossier } from './write-dossier.ts';

export const makeMarkdown: Make = async (source) => {
  if (source.kind === 'project') return strToU8(writeDossier(source));
  if (source.kind === 'update') return strToU8(source.text);
  const { about, report } = sheetOf(source);
  const text = toMarkdown(report, { title: about.title, rows: aboutRows(about, [report]) });
  return strToU8(text);
};
