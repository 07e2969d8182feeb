import { AppError } from '@slipway/core';
import type { Imported } from '@slipway/tools';
import { TextArea } from '@slipway/ui';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { csvTypes, FileButton } from '../files/file-button.tsx';
import { readText } from '../files/read-text.ts';
import { asAppError } from '../run/run-state.ts';
import { askWorker } from './ask-worker.ts';
import { LeftOut } from './left-out.tsx';

const largestBytes = 20_000_000;
const mendableMost = 20_000;

interface ImportFileProps {
  readonly toolId: string;
  readonly locked: boolean;
  readonly onImported: (input: Imported['input'], clears?: Imported['clears']) => void;
}

/** A file that no form could hold, made into answers by the tool itself. */
export function ImportFile({ toolId, locked, onImported }: ImportFileProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);

  async function read(source: Blob): Promise<void> {
    setReading(true);
    setProblem(null);
    setImported(null);
    try {
      if (source.size > largestBytes) throw new AppError('request/too-large', { limit: '20 MB' });
      const found = await askWorker({ kind: 'import', toolId, source, today: todayHere() });
      setImported(found);
      if (found.rows > 0) onImported(found.input, found.clears);
      else if (source.size <= mendableMost) putBack(await readText(source));
    } catch (cause) {
      setProblem(asAppError(cause).message);
    } finally {
      setReading(false);
    }
  }

  /** What was refused can be mended where it was pasted; a spreadsheet's own bytes cannot. */
  function putBack(text: string): void {
    if (box.current && !text.includes('\0')) box.current.value = text;
  }

  function onDrop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    event.preventDefault();
    if (locked || isReading) return;
    if (file) void read(file);
    else if (text.trim() !== '') void read(new Blob([text]));
  }

  function onPaste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    // A hundred thousand lines in a box would hold up the page: they go straight to the worker.
    event.preventDefault();
    if (file) void read(file);
    else if (text.trim() !== '') void read(new Blob([text]));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the two controls inside do
    <div
      className="grid gap-2 rounded-control border border-line-strong border-dashed p-3 text-sm"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileButton
          label="Import a file"
          accept={csvTypes}
          disabled={locked || isReading}
          onFile={(file) => void read(file)}
        />
        <span className="text-ink-soft">or drop it here</span>
      </div>
      <label htmlFor={id} className="fig-label">
        Or paste rows
      </label>
      <TextArea
        id={id}
        ref={box}
        rows={2}
        disabled={locked || isReading}
        onPaste={onPaste}
        onBlur={() => {
          const typed = box.current?.value ?? '';
          if (typed.trim() !== '') void read(new Blob([typed]));
        }}
      />
      <div role="status">
        {isReading ? <p>Reading the file</p> : null}
        {imported ? <ImportedNote {...imported} /> : null}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

/** The day of the person's own place. */
function todayHere(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

function ImportedNote({ rows, problems }: Imported) {
  const [only, ...others] = problems;
  if (rows === 0 && only && others.length === 0) return <p>{only.message}</p>;
  return (
    <>
      <p>
        {rows.toLocaleString('en')} {rows === 1 ? 'row' : 'rows'} read
        {problems.length === 0 ? '.' : `, ${problems.length.toLocaleString('en')} left out:`}
      </p>
      {problems.length === 0 ? null : <LeftOut problems={problems} />}
    </>
  );
}
