import { createWriter, type Report } from '@slipway/report';
import type { ToolDocument } from '../document.ts';
import type { Basis } from './basis.ts';
import { openCase } from './case.ts';
import { makeDrafts } from './deck/make-drafts.ts';
import { toDeck } from './deck/to-deck.ts';
import type { Input } from './fields.ts';
import { partsOf } from './pitch.ts';

/** The deck, to be edited, shown and exported. */
export function documents(
  input: Input,
  basis: Basis,
  { title }: Pick<Report, 'title'>,
): readonly ToolDocument[] {
  const of = openCase(input, basis, createWriter());
  const parts = partsOf(of);
  return parts === null
    ? []
    : [{ kind: 'deck', title: title.slice(0, 200), data: toDeck(of, makeDrafts(parts)) }];
}
