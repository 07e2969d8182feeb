import { cx } from '@slipway/ui';
import { useState } from 'react';
import { importFacts } from '../../api/projects.ts';
import { notice } from '../../lib/notice.ts';
import { quietButton } from './section.tsx';
import { useChange } from './use-change.ts';

type Refused = Awaited<ReturnType<typeof importFacts>>['refused'];

/** A file of lines "fact, value". What does not fit is named by its line. */
export function ImportRecord({ uid, projectId }: { readonly uid: string; readonly projectId: string }) {
  const { busy, make } = useChange(uid);
  const [refused, setRefused] = useState<Refused>([]);
  async function take(file: File): Promise<void> {
    const csv = await file.text();
    const done = await make(() => importFacts(projectId, csv));
    if (done === null) return;
    setRefused(done.refused);
    notice({
      title: `${done.facts.length} ${done.facts.length === 1 ? 'fact' : 'facts'} kept from ${file.name}`,
      ...(done.refused.length > 0 ? { description: `${done.refused.length} lines did not fit.` } : {}),
    });
  }
  return (
    <>
      <label
        className={cx(
          quietButton,
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
        title="Lines of: fact, value"
      >
        {busy ? 'Reading…' : 'Import CSV'}
        <input
          type="file"
          accept=".csv,.txt,text/csv"
          disabled={busy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </label>
      {refused.length > 0 ? (
        <ul role="alert" className="basis-full text-sm text-red-text">
          {refused.map(({ line, name, problem }) => (
            <li key={line}>
              Line {line}, {name}: {problem}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
