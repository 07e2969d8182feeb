import { useState } from 'react';
import { readFiles } from '../../../api/tools.ts';
import { saveTextFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast.ts';
import { asAppError } from '../run/run-state.ts';
import type { FinishedRun } from './saved-sheet.tsx';

interface DownloadFilesProps {
  readonly run: Pick<FinishedRun, 'id' | 'version' | 'documents'>;
  readonly className: string;
  readonly onDownload: (work: () => void) => void;
}

/** One button for the files of a result, where it has some. */
export function DownloadFiles({ run, className, onDownload }: DownloadFilesProps) {
  const [isBusy, setBusy] = useState(false);
  const files = run.documents.find(({ kind }) => kind === 'files');
  if (files === undefined) return null;

  async function save(): Promise<void> {
    setBusy(true);
    try {
      for (const { name, type, text } of await readFiles(run.id, run.version)) saveTextFile(name, type, text);
    } catch (cause) {
      toast.error(asAppError(cause).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      onClick={() => (isBusy ? undefined : onDownload(() => void save()))}
    >
      Download {files.title.toLowerCase()}
    </button>
  );
}
