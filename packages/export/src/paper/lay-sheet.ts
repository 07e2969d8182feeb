import { type Block, labelOf, type NumberedNotes, type Report } from '@slipway/report';
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
  const blocks = inOrder(report);
  const labels = labelBlocks(blocks);
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

/** The answer before all else; tabs one after the other; what is folded on the screen at the end, open. */
function inOrder({ blocks }: Report): readonly Block[] {
  const isAnswer = ({ kind }: Block) => kind === 'answer' || kind === 'headline';
  const rest = blocks.filter((block) => !isAnswer(block));
  return [
    ...blocks.filter(isAnswer),
    ...rest.filter(({ folded }) => folded !== true),
    ...rest.filter(({ folded }) => folded === true),
  ];
}

/** "Fig. 1", "Table 1", by block id; figures and tables are counted apart, in the order of the sheet. */
function labelBlocks(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const block of blocks) {
    const name = labelOf(block);
    if (name === null) continue;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    labels.set(block.id, `${name} ${number}`);
  }
  return labels;
}
