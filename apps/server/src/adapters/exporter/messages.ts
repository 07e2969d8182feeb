import type { ExportProgress } from '@slipway/contracts';
import type { ExportJob } from '../../modules/exports/exporter.ts';

export type ToWorker = ExportJob;

export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: ExportProgress }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly reason: string };
