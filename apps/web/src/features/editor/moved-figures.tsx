import type { CheckedResult, Company } from '@slipway/agreement';
import { Button } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { agreementQuery } from '../../api/projects.ts';
import { recordQuery } from '../../api/tools.ts';
import { listMoves } from './list-moves.ts';
import { usePage, useStore } from './state/use-editor.ts';

interface MovedFiguresProps {
  readonly uid: string;
  readonly projectId: string;
  /** Of the page. */
  readonly name: string;
}

/** Numbers of the page that record or results no longer have: said over the page, and put right in one step that can be undone. */
export function MovedFigures({ uid, projectId, name }: MovedFiguresProps) {
  const { data } = useQuery(recordQuery(uid, projectId));
  // Without it the page is held against the record alone.
  const { data: agreement } = useQuery(agreementQuery(uid, projectId));
  return data?.slots ? <Moved name={name} record={data.slots} results={agreement?.results ?? none} /> : null;
}

const none: readonly CheckedResult[] = [];

interface MovedProps {
  readonly name: string;
  readonly record: Company['record'];
  readonly results: readonly CheckedResult[];
}

function Moved({ name, record, results }: MovedProps) {
  const store = useStore();
  const page = useDeferredValue(usePage());
  const moves = useMemo(() => listMoves(page, name, record, results), [page, name, record, results]);
  const [first] = moves;
  if (first === undefined) return null;
  const isOne = moves.length === 1;
  function update(): void {
    const now = store.get().history.present;
    store.run({ type: 'replacePage', page: moves.reduce((done, { write }) => write(done), now) });
    store.say(`${moves.map(({ from, to }) => `${from} is ${to} now.`).join(' ')} Undo brings it back.`);
  }
  return (
    <div role="status" className="editor-notice">
      <div className="grid min-w-0 grow gap-1 text-sm">
        {moves.map(({ id, why }) => (
          <p key={id}>{why}</p>
        ))}
      </div>
      <Button size="sm" onClick={update}>
        {isOne ? `Write ${first.to} on the page` : `Write all ${moves.length} on the page`}
      </Button>
    </div>
  );
}
