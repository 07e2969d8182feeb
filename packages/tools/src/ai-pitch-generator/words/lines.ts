import type { Case } from '../case.ts';
import type { Beat, Line } from './line.ts';
import { numberLines } from './number-lines.ts';
import { companyLines, storyLines } from './own-lines.ts';

/** All that can be said, by what it is for. */
export type Lines = { readonly [B in Beat]?: readonly Line[] };

export function makeLines(of: Case): Lines {
  const told = storyLines(of);
  return Object.groupBy([...told, ...companyLines(of), ...numberLines(of, told)], ({ beat }) => beat);
}
