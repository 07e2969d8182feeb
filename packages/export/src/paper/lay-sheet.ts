import { type Block, inReadingOrder, labelBlocks, type NumberedNotes } from '@slipway/report';
import { aboutRows } from '../about-rows.ts';
import type { ComparisonSource, ReportSource } from '../source.ts';
import { layBlock } from './lay-block.ts';
import type { Section, Sheet } from './node.ts';
import { createScribe, text } from './scribe.ts';

/** A result as paper: its blocks in the order of the screen, with the numbers of its notes. */
export function laySheet(
  { about, report }: ReportSource | ComparisonSource,
  width: number,
  notes?: NumberedNotes,
): Sheet {
  const scribe = createScribe(report, width, about.madeAt, notes);
  const blocks = inReadingOrder(report.blocks);
  const labels = labelBlocks(report.blocks);
  const sections = blocks.map((block): Section => {
    const { id, title, kind, intro } = block;
    return {
      id,
      title: kind === 'answer' || kind === 'headline' ? null : (title ?? untitled[kind] ?? null),
      label: labels.get(id) ?? null,
      nodes: [...text(scribe.words(intro)), ...layBlock(block, scribe)],
    };
  });
  return {
    title: about.title,
    over: about.tool?.name ?? 'Slipway',
    about: aboutRows(about, [report]),
    sections: sections.filter(({ nodes }) => nodes.length > 0),
  };
}

const untitled: Partial<Record<Block['kind'], string>> = { reading: 'How we read your idea' };
