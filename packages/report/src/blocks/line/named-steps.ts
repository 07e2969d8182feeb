import { type Mark, round } from '../../geometry/drawing.ts';
import { fitText } from '../../geometry/text.ts';
import type { LineBlock } from './block.ts';

const size = 12;
const rowHeight = 18;
const columnGap = 20;

/** Names have no room side by side under an axis: there they are numbers, and the key below says which is which. */
export function stepsUnderAxis({ x, isNamed }: LineBlock): readonly string[] {
  return isNamed ? x.map((_, at) => String(at + 1)) : x;
}

/** Number and name, in two columns where there is room, read down. */
export function drawKey(
  { x, isNamed }: LineBlock,
  top: number,
  width: number,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  if (!isNamed) return { marks: [], bottom: top };
  const columns = width >= 480 ? 2 : 1;
  const each = (width - columnGap * (columns - 1)) / columns;
  const rows = Math.ceil(x.length / columns);
  const marks = x.map(
    (name, at): Mark => ({
      kind: 'text',
      x: round(Math.floor(at / rows) * (each + columnGap)),
      y: round(top + (at % rows) * rowHeight + size + 2),
      text: fitText(`${at + 1}  ${name}`, each, size),
      pen: 'ink-soft',
      size,
      anchor: 'start',
    }),
  );
  return { marks, bottom: top + rows * rowHeight + 4 };
}
