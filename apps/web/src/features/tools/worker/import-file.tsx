import { AppError } from '@slipway/core';
import type { Imported } from '@slipway/tools';
import { useId, useState } from 'react';
import { asAppError } from '../run/run-state.ts';
import { askWorker } from './ask-worker.ts';

const largestBytes = 20_000_000;
const shownProblems = 5;

interface ImportFileProps {
  readonly toolId: string;
  readonly locked: boolean;
  readonly onImported: (input: Imported['input']) => void;
}

/** A file that no form could hold, made into answers by the tool itself. */
export function ImportFile({ toolId, locked, onImported }: ImportFileProps) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);

  async function read(file: File): Promise<void> {
    setReading(true);
    setProblem(null);
    setImported(null);
    try {
      if (file.size > largestBytes) throw new AppError('request/too-large', { limit: '20 MB' });
      const found = await askWorker({ kind: 'import', toolId, source: await file.text() });
      setImported(found);
      if (found.rows > 0) onImported(found.input);
    } catch (cause) {
      setProblem(asAppError(cause).message);
    } finally {
      setReading(false);
    }
  }

  return (
    <div className="grid gap-1.5 text-sm">
      <label htmlFor={id} className="fig-label">
        Import a file
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        disabled={locked || isReading}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
          // The same file may be chosen again after it was put right.
          currentTarget.value = '';
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

function ImportedNote({ rows, problems }: Imported) {
  return (
    <>
      <p>
        {rows.toLocaleString('en')} {rows === 1 ? 'row' : 'rows'} read
        {problems.length === 0 ? '.' : `, ${problems.length.toLocaleString('en')} left out:`}
      </p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.slice(0, shownProblems).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
