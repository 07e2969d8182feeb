import { cx } from '@slipway/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { Run, RunChange } from '../../../api/tools.ts';
import { PhoneFold } from '../../../lib/phone-fold.tsx';
import { describeDate } from '../../../lib/times.ts';
import { useRoving } from '../../../lib/use-roving.ts';
import { BrandPageLink } from './brand-page-link.tsx';
import { DeleteRunDialog } from './delete-run-dialog.tsx';
import { DownloadFiles } from './download-files.tsx';
import { LineEditor } from './line-editor.tsx';
import type { FinishedRun } from './saved-sheet.tsx';
import type { DrawExport, DrawShare } from './sheet-slot.ts';
import { VersionsPanel } from './versions-panel.tsx';

interface SheetToolsProps {
  readonly uid: string;
  readonly run: FinishedRun;
  readonly busy: boolean;
  /** True when it was kept. */
  readonly onChange: (change: RunChange) => Promise<boolean>;
  readonly onVersion: (version: number | null) => void;
  readonly onRestore: (version: number) => void;
  readonly onDeleted: () => void;
  /** Runs the work where the person may download. */
  readonly onDownload: (work: () => void) => void;
  readonly drawExport: DrawExport;
  readonly drawShare: DrawShare;
}

type Part = 'title' | 'note' | 'versions';

/** The line over a kept sheet: what it is, and what can be done with it. */
export function SheetTools(props: SheetToolsProps) {
  const { uid, run, busy, onChange, onVersion, onDeleted } = props;
  const [open, setOpen] = useState<Part | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const line = useRoving<HTMLDivElement>({ items: '.sheet-tool' });
  const of = { kind: 'report', id: run.id, version: run.version } as const;
  const newest = run.versions.at(-1)?.version ?? run.version;
  const keep = async (change: RunChange): Promise<void> => {
    if (await onChange(change)) setOpen(null);
  };
  const tool = (part: Part, label: ReactNode) => (
    <button
      type="button"
      aria-expanded={open === part}
      onClick={() => setOpen(open === part ? null : part)}
      className={cx(toolClass, open === part && 'text-ink')}
    >
      {label}
    </button>
  );
  return (
    <section aria-label="This result" className="no-print grid gap-3 border-y border-line sm:py-0.5">
      <div ref={line} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <p className="tabular grow text-ink-soft">
          {describeDate(Date.parse(run.createdAt))} · {costWords(run)}
          {run.version < newest ? (
            <>
              {' '}
              · version {run.version} of {newest}.{' '}
              <button type="button" className="text-link" onClick={() => onVersion(null)}>
                Show the newest
              </button>
            </>
          ) : null}
        </p>
        <PhoneFold
          line="More"
          lineClass="text-ink-soft"
          className="flex basis-full flex-wrap gap-x-5 pb-1 sm:contents"
        >
          {tool('title', 'Rename')}
          {tool('note', run.note === null ? 'Add a note' : 'Edit note')}
          {tool('versions', `Versions (${run.versions.length})`)}
          <BrandPageLink run={run} className={toolClass} />
          {run.report.asksBack === true ? null : (
            <>
              {props.drawShare({ projectId: run.projectId, of, className: toolClass })}
              {props.drawExport({ projectId: run.projectId, of, report: run.report, className: toolClass })}
            </>
          )}
          <DownloadFiles run={run} className={toolClass} onDownload={props.onDownload} />
          <button type="button" className={toolClass} onClick={() => window.print()}>
            Print
          </button>
          <button type="button" className={toolClass} onClick={() => dialog.current?.showModal()}>
            Delete
          </button>
        </PhoneFold>
      </div>
      {run.note !== null && open !== 'note' ? (
        <p className="border-l-2 border-brass pl-3 text-sm whitespace-pre-line">{run.note}</p>
      ) : null}
      {open === 'title' ? (
        <LineEditor
          key={`title:${run.id}`}
          label="Title"
          value={run.title}
          maxLength={120}
          busy={busy}
          onKeep={(title) => void keep({ title })}
        />
      ) : null}
      {open === 'note' ? (
        <LineEditor
          key={`note:${run.id}`}
          label="Note"
          value={run.note ?? ''}
          maxLength={2000}
          long
          busy={busy}
          onKeep={(note) => void keep({ note: note === '' ? null : note })}
        />
      ) : null}
      {open === 'versions' ? (
        <VersionsPanel uid={uid} run={run} onShow={onVersion} onRestore={props.onRestore} />
      ) : null}
      <DeleteRunDialog ref={dialog} uid={uid} run={run} onDeleted={onDeleted} />
    </section>
  );
}

const toolClass =
  'sheet-tool inline-flex min-h-9 items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-signal-text';

function costWords({ cost }: Pick<Run, 'cost'>): string {
  if (cost === 0) return 'no credits';
  return cost === 1 ? '1 credit' : `${cost} credits`;
}
