import { type Format, listFormats } from '@slipway/export';
import { labelOf, type Report } from '@slipway/report';
import { Button, Select } from '@slipway/ui';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ExportButtonProps } from './export-button.tsx';
import { useExport } from './use-export.ts';

type ExportDialogProps = Omit<ExportButtonProps, 'className'> & { readonly onClose: () => void };

const titles = {
  report: 'Export this sheet',
  comparison: 'Export this sheet',
  project: 'Export this project',
  update: 'Export this update',
} as const;

/** Every format with what it is good for, how far the file is, and a way to stop it. */
export function ExportDialog({ of, toolId, report, isPremium, onGate, warning, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [block, setBlock] = useState('');
  const [scale, setScale] = useState('2');
  const { working, saved, problem, take, cancel } = useExport(of);
  useEffect(() => dialog.current?.showModal(), []);
  const charts = report ? listCharts(report) : [];
  const formats = listFormats(of.kind, toolId);

  function start(format: Format): void {
    const options = format.ofChart ? { block: block || undefined, scale: Number(scale) } : {};
    onGate(format.gate, () => void take(format.id, options));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(38rem,calc(100vw-2rem))] rounded-panel border border-line bg-sheet p-5 text-ink shadow-float sm:p-7"
    >
      <h2 id={titleId} className="text-xl">
        {titles[of.kind]}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {isPremium
          ? 'As it is saved now, with date, method and who computed it.'
          : 'Files are part of Premium. Printing and copying are free.'}
      </p>
      {warning ? (
        // A link in it leads away: the dialog goes with it.
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link itself is what is pressed.
        <div
          className="mt-3 empty:hidden"
          onClick={({ target }) => {
            if (target instanceof HTMLAnchorElement) dialog.current?.close();
          }}
        >
          {warning}
        </div>
      ) : null}
      <ul className="mt-4 grid">
        {formats.map((format) => (
          <li
            key={format.id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-2.5"
          >
            <span className="min-w-0 grow basis-56">
              <span className="inline-flex items-center gap-1.5 font-medium">
                {format.name}
                {isPremium ? null : (
                  <>
                    <LockKeyhole aria-hidden="true" className="size-3.5 text-tide-text" />
                    <span className="sr-only">, part of Premium</span>
                  </>
                )}
              </span>
              <span className="block text-sm text-ink-soft">
                {of.kind === 'project' ? (format.goodForProject ?? format.goodFor) : format.goodFor}
              </span>
              {format.id === 'png' && formats.some(({ ofChart }) => ofChart) ? (
                <span className="mt-2 flex flex-wrap gap-2">
                  {charts.length > 0 ? (
                    <Select
                      aria-label="What the picture shows"
                      value={block}
                      onChange={(event) => setBlock(event.currentTarget.value)}
                    >
                      <option value="">The whole sheet</option>
                      {charts.map(({ id, title }) => (
                        <option key={id} value={id}>
                          {title}
                        </option>
                      ))}
                    </Select>
                  ) : null}
                  <Select
                    aria-label="Size of the PNG"
                    value={scale}
                    onChange={(event) => setScale(event.currentTarget.value)}
                  >
                    <option value="1">1×</option>
                    <option value="2">2×</option>
                    <option value="3">3×</option>
                  </Select>
                  {block === '' && scale !== '1' ? (
                    <span className="basis-full text-sm text-ink-soft">
                      A long sheet is made as large as one picture can be.
                    </span>
                  ) : null}
                </span>
              ) : null}
            </span>
            {working?.format === format.id ? (
              <Button size="sm" onClick={cancel}>
                Cancel
              </Button>
            ) : (
              <Button
                size="sm"
                disabled={working !== null}
                aria-label={`Export as ${format.name}`}
                onClick={() => start(format)}
              >
                Export
              </Button>
            )}
          </li>
        ))}
      </ul>
      {/* The list is longer than a phone: how far a file is must be seen without scrolling. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t border-line bg-sheet px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        {problem ? (
          <p role="alert" className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
            {problem.message}
          </p>
        ) : null}
        <div className="flex items-center justify-between gap-4">
          <div role="status" className="min-w-0 grow text-sm text-ink-soft">
            {working ? (
              <p className="grid gap-1.5">
                {working.progress?.what ?? 'Starting'}
                <progress
                  aria-label="How far the file is"
                  className="h-1.5 w-full accent-signal"
                  max={working.progress?.total ?? 1}
                  {...(working.progress ? { value: working.progress.done } : {})}
                />
              </p>
            ) : null}
            {saved === null ? null : <span className="wrap-anywhere">{saved} is in your downloads.</span>}
          </div>
          <Button className="shrink-0" onClick={() => dialog.current?.close()}>
            Done
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Blocks that are drawn, by the names they have on the sheet. */
function listCharts(report: Report): { readonly id: string; readonly title: string }[] {
  return report.blocks.flatMap((block) =>
    labelOf(block) === 'Fig.' && block.title !== undefined ? [{ id: block.id, title: block.title }] : [],
  );
}
