import type { NamesBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';

export default function NamesView({ block }: { readonly block: NamesBlock }) {
  return <BlockFrame block={block}>{null}</BlockFrame>;
}
