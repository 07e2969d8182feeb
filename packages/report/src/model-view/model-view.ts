import type { FindingsBlock, ReadingSlot } from '../block.ts';
import type { Report } from '../report.ts';

export const modelViewId = 'model-view';
export const modelViewTitle = 'A model’s view, not checked';

type SlotOption = ReadingSlot['options'][number];

/** What a model adds to a sheet. It never changes a word that is there. */
export interface ModelView {
  /** Null while it has said nothing that can be shown. */
  readonly block: FindingsBlock | null;
  /** How it reads a slot that the founder has not confirmed: one more option to choose. */
  readonly reads: readonly { readonly field: string; readonly option: SlotOption }[];
}

/** The sheet with the model's block after its answer, in place of an earlier one. */
export function withModelView(report: Report, { block, reads }: ModelView): Report {
  const blocks = report.blocks
    .filter(({ id }) => id !== modelViewId)
    .map((one) =>
      one.kind === 'reading' ? { ...one, slots: one.slots.map((slot) => withOption(slot, reads)) } : one,
    );
  if (block !== null) {
    const answer = blocks.findIndex(({ kind }) => kind === 'answer' || kind === 'headline');
    blocks.splice(answer + 1, 0, block);
  }
  return { ...report, blocks };
}

function withOption(slot: ReadingSlot, reads: ModelView['reads']): ReadingSlot {
  const option = reads.find(({ field }) => field === slot.field)?.option;
  if (option === undefined || slot.standing === 'confirmed') return slot;
  const isOther = ({ value }: SlotOption) => value.toLowerCase() !== option.value.toLowerCase();
  return { ...slot, options: [option, ...slot.options.filter(isOther)] };
}

export function findModelView({ blocks }: Report): ModelView {
  const block = blocks.find(({ id }) => id === modelViewId);
  const slots = blocks.flatMap((one) => (one.kind === 'reading' ? one.slots : []));
  return {
    block: block?.kind === 'findings' ? block : null,
    reads: slots.flatMap(({ field, options }) =>
      options.flatMap((option) => (option.by === 'model' ? [{ field, option }] : [])),
    ),
  };
}
