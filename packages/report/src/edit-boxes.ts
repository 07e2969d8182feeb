import type { BoxesBlock, BoxItem } from './block.ts';
import { itemKeys, struckBox } from './item-keys.ts';
import type { Statement } from './statement.ts';

type Box = BoxesBlock['boxes'][number];
type Assumptions = Readonly<Record<string, number | string>>;

/** Between one and five: what a founder adds is taken as it comes. */
const addedWeight = 3;

/** Boxes as the founder left them: items moved, struck out, put in other words, added. What fits nothing is left alone. */
export function editBoxes(boxes: readonly Box[], assumptions: Assumptions): readonly Box[] {
  const placed = boxes.flatMap((box) =>
    [...box.items, ...addedTo(box.id, assumptions)].map((item) => {
      const chosen = assumptions[itemKeys.box(item.id)];
      const isStruck = chosen === struckBox;
      const home = boxes.find(({ id }) => id === chosen)?.id ?? box.id;
      const edited = item.own === 'added' ? item : reword(item, assumptions);
      return { from: box.id, home, item: isStruck ? { ...edited, struck: true as const } : edited };
    }),
  );
  return boxes.map((box) => {
    const here = placed.filter(({ home }) => home === box.id);
    const [stayed, came] = [
      here.filter(({ from }) => from === box.id),
      here.filter(({ from }) => from !== box.id),
    ];
    return { ...box, items: [...stayed, ...came].map(({ item }) => item) };
  });
}

function reword(item: BoxItem, assumptions: Assumptions): BoxItem {
  const text = flat(assumptions[itemKeys.text(item.id)]);
  return text === '' ? item : { ...item, own: 'edited', statement: inOwnWords(item.statement.id, text) };
}

function addedTo(boxId: string, assumptions: Assumptions): readonly BoxItem[] {
  const prefix = itemKeys.own(boxId, 0).slice(0, -1);
  return Object.entries(assumptions)
    .filter(([key]) => key.startsWith(prefix) && /^\d+$/u.test(key.slice(prefix.length)))
    .sort(([a], [b]) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)))
    .flatMap(([id, value]) => {
      const text = flat(value);
      return text === ''
        ? []
        : [{ id, statement: inOwnWords(id, text), weight: addedWeight, own: 'added' as const }];
    });
}

/** Braces would read as placeholders of figures. */
function flat(value: number | string | undefined): string {
  return String(value ?? '')
    .replace(/[{}\s]+/gu, ' ')
    .trim();
}

function inOwnWords(id: string, text: string): Statement {
  return { id, text, evidence: [{ kind: 'said', field: 'sheet', quote: text }] };
}
