import type { TableBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { DataTable } from '../data-table.tsx';

export default function TableView({ block }: { readonly block: TableBlock }) {
  return (
    <BlockFrame block={block}>
      <DataTable table={block} label={block.title ?? 'Table'} />
    </BlockFrame>
  );
}
