import { listPlaceholders } from './placeholders.ts';
import type { Report } from './report.ts';

/** The number a result is known by. */
export interface KeyFigure {
  readonly figure: string;
  /** As the sheet has it beside the number; absent where the figure's own label serves. */
  readonly label?: string;
  /** Of a dial: where its scale ends. */
  readonly max?: number;
}

/** The large one of the answer or headline, its first dial, the first a headline names, or how many slides were made. */
export function findKeyFigure({ asksBack, blocks, figures }: Report): KeyFigure | null {
  if (asksBack) return null;
  const answer = blocks.find((block) => block.kind === 'answer');
  const headline = blocks.find((block) => block.kind === 'headline');
  const named = answer === undefined ? listPlaceholders(headline?.verdict.text ?? '')[0] : undefined;
  const keys: readonly (KeyFigure | undefined)[] = [
    answer?.big,
    answer?.dials[0],
    blocks.find((block) => block.kind === 'dial'),
    headline?.big,
    named === undefined ? undefined : { figure: named },
    { figure: 'slides' },
  ];
  return keys.find((key) => key !== undefined && Object.hasOwn(figures, key.figure)) ?? null;
}
