import { AppError } from '@slipway/core';
import { fileName, findFormat, isFormatOf, type Source } from '@slipway/export';
import type { Deps } from '../../deps.ts';
import { requireFeature } from '../billing/require-feature.ts';
import { limit } from '../limits/hit-limit.ts';
import type { ExportHooks } from './exporter.ts';
import { findSource } from './find-source.ts';

export type ExportDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'tools' | 'exporter'>;

export interface Wanted {
  readonly uid: string;
  readonly kind: string;
  readonly id: string;
  readonly format: string;
  readonly version?: number | undefined;
  readonly block?: string | undefined;
  readonly scale?: number | undefined;
}

/** Ready to be made: whoever holds it was let in. */
export interface ReadyExport {
  readonly name: string;
  readonly type: string;
  make(hooks: ExportHooks): Promise<Uint8Array<ArrayBuffer>>;
}

/** Premium first, so that a refusal says nothing about whose it is; then the person's own source; then the work. */
export async function prepareExport(deps: ExportDeps, wanted: Wanted): Promise<ReadyExport> {
  const format = findFormat(wanted.format);
  await requireFeature(deps, wanted, format?.gate ?? 'download');
  if (format === undefined) throw new AppError('export/unknown');
  await limit(deps, { name: 'export', key: wanted.uid, max: 120, windowMs: 60 * 60_000 });
  const source = await findSource(deps, wanted);
  if (!isFormatOf(format, source.kind, source.about.tool?.id ?? null)) throw new AppError('export/unknown');
  // A format of some tools alone is made by the tool itself.
  if (format.toolIds !== undefined && source.kind === 'report' && source.basis === undefined)
    throw new AppError('request/invalid', {
      problem:
        'This result comes from an older version of the tool. Count it anew, at no cost, and export that.',
    });
  const part =
    wanted.block === undefined ? undefined : titleOf(source, wanted.block, format.ofChart === true);
  const { block, scale } = wanted;
  return {
    name: fileName(source.about, format, part),
    type: format.mime,
    make: (hooks) => deps.exporter.make({ format: format.id, source, options: { block, scale } }, hooks),
  };
}

function titleOf(source: Source, id: string, isPossible: boolean): string {
  const block =
    isPossible && 'report' in source ? source.report.blocks.find((one) => one.id === id) : undefined;
  if (block === undefined) throw new AppError('export/unknown');
  return block.title ?? block.kind;
}
