import { AppError } from '@slipway/core';
import type { Assumptions } from '@slipway/tools';
import type { OpenedWorkbook } from '@slipway/workbook/import';
import { useState } from 'react';
import { FileButton } from '../files/file-button.tsx';
import { asAppError } from '../run/run-state.ts';
import { askWorker } from './ask-worker.ts';

const types =
  '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.json,application/json';
const largestBytes = 5_000_000;
const shownProblems = 5;

interface OpenSpreadsheetProps {
  readonly toolId: string;
  readonly locked: boolean;
  /** Assumptions of the file that wait for the next run. */
  readonly assumed: Assumptions;
  readonly onOpened: (input: OpenedWorkbook['input']) => void;
  readonly onAssume: (assumptions: Assumptions) => void;
}

/** An exported spreadsheet or JSON file, changed elsewhere, back into the form. What it does not fill stays as it was typed. */
export function OpenSpreadsheet({ toolId, locked, assumed, onOpened, onAssume }: OpenSpreadsheetProps) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedWorkbook | null>(null);

  async function read(file: File): Promise<void> {
    setReading(true);
    setProblem(null);
    setOpened(null);
    try {
      if (file.size > largestBytes) throw new AppError('request/too-large', { limit: '5 MB' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await askWorker({ kind: 'open', toolId, bytes });
      if ('refused' in found) setProblem(found.refused);
      else {
        setOpened(found);
        onOpened(found.input);
        onAssume(found.assumptions);
      }
    } catch (cause) {
      setProblem(asAppError(cause).message);
    } finally {
      setReading(false);
    }
  }

  const waiting = Object.keys(assumed).length;
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <FileButton
        label="Open a Slipway spreadsheet or JSON"
        accept={types}
        disabled={locked || isReading}
        onFile={(file) => void read(file)}
      />
      <div role="status" className="grid gap-1">
        {isReading ? <p>Reading the file</p> : null}
        {opened ? <OpenedNote {...opened} /> : null}
        {waiting > 0 ? (
          <p>
            {waiting === 1 ? 'One changed assumption counts' : `${waiting} changed assumptions count`} in the
            next run.{' '}
            <button type="button" className="text-link" onClick={() => onAssume({})}>
              Leave out
            </button>
          </p>
        ) : null}
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

function OpenedNote({ cells, problems }: OpenedWorkbook) {
  return (
    <>
      <p>
        {cells.toLocaleString('en')} {cells === 1 ? 'value' : 'values'} read
        {problems.length === 0 ? '.' : `, ${problems.length} left out:`}
      </p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.slice(0, shownProblems).map(({ at, message }) => (
            <li key={at}>
              {at}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
