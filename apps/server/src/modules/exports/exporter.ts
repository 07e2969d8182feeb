import type { ExportProgress } from '@slipway/contracts';
import type { Options, Source } from '@slipway/export';

export interface ExportJob {
  /** Id of a format. */
  readonly format: string;
  readonly source: Source;
  readonly options: Options;
}

export interface ExportHooks {
  /** Fires when nobody waits for the file any more: the work is broken off. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ExportProgress) => void;
}

/** Makes files apart from the thread that answers requests. Fails with `export/failed` or `export/busy`. */
export interface Exporter {
  make(job: ExportJob, hooks: ExportHooks): Promise<Uint8Array<ArrayBuffer>>;
  /** A drawing of ours as a PNG of its own size. */
  paint(svg: string): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}
