import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';

/** An item of a box as a reader of the diff sees it. */
interface PlacedItem {
  readonly statementId: string;
  /** "Threats: Robots were too dear." */
  readonly says: string;
}

/** By id, in reading order: where each item of a box stands, and what it says. */
export function placeItems({ blocks, figures }: Report): Readonly<Record<string, PlacedItem>> {
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'boxes'
        ? block.boxes.flatMap(({ label, items }) =>
            items.map(({ id, statement, struck }) => [
              id,
              {
                statementId: statement.id,
                says: `${struck ? 'Struck out' : label}: ${fillText(statement.text, figures)}`,
              },
            ]),
          )
        : [],
    ),
  );
}
