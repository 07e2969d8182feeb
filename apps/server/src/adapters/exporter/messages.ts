import type { ExportProgress } from '@slipway/contracts';
import type { ExportJob } from '../../modules/exports/exporter.ts';

interface PaintJob {
  readonly svg: string;
}

export type ToWorker = ExportJob | PaintJob;

export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: ExportProgress }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string };
