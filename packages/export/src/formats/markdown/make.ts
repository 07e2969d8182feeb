import { toMarkdown } from '@slipway/report';
import { strToU8 } from 'fflate';
import { aboutRows } from '../../about-rows.ts';
import type { Make } from '../../format.ts';
import { dueFrom } from '../../paper/word-blocks.ts';
import { sheetOf } from '../../sheet-source.ts';
import type { UpdateSource } from '../../source.ts';
import { writeDossier } from './write-dossier.ts';

export const makeMarkdown: Make = async (source) => {
  if (source.kind === 'project') return strToU8(writeDossier(source));
  if (source.kind === 'update') return strToU8(writeUpdate(source));
  const { about, report } = sheetOf(source);
  const rows = aboutRows(about, [report]);
  return strToU8(toMarkdown(report, { title: about.title, rows, sayDue: dueFrom(about.madeAt) }));
};

/** The letter as it is, and under a line what every export says of itself. */
function writeUpdate({ about, text, isEdited }: UpdateSource): string {
  const rows = aboutRows(about, []).map(({ label, value }) =>
    label === 'Worded by' && isEdited ? { label, value: 'The founder' } : { label, value },
  );
  return `${text.trimEnd()}\n\n---\n\n${rows.map(({ label, value }) => `${label}: ${value}  `).join('\n')}\n`;
}
