import type { AnswerBlock, HeadlineBlock } from './block.ts';
import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';

/** "Test first. Nobody outside your team has confirmed it yet."; the title where a report answers nothing. */
export function headlineOf(report: Report): string {
  const block = findVerdict(report);
  if (block === undefined) return report.title;
  const sentence = fillText(block.verdict.text, report.figures);
  const word = block.kind === 'answer' ? block.word : null;
  return word === null || sentence.toLowerCase().startsWith(word.toLowerCase())
    ? sentence
    : `${word}. ${sentence}`;
}

export function verdictId(report: Report): string | null {
  return findVerdict(report)?.verdict.id ?? null;
}

function findVerdict({ blocks }: Report): AnswerBlock | HeadlineBlock | undefined {
  return blocks.find((block) => block.kind === 'answer') ?? blocks.find((block) => block.kind === 'headline');
}
