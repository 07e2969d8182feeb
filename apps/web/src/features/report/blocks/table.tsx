import type { TableBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { DataTable } from '../data-table.tsx';

/** Three columns still fit a phone beside each other. */
const mostBeside = 3;

export default function TableView({ block }: { readonly block: TableBlock }) {
  return (
    <BlockFrame block={block}>
      <DataTable table={block} label={block.title ?? 'Table'} isStacked={block.columns.length > mostBeside} />
    </BlockFrame>
  );
}
