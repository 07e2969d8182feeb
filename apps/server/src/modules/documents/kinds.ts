import type { Watched } from '../../db/document-triggers.ts';
import type { Schema } from '../../db/schema/schema.ts';

type Table = keyof Schema;

interface Kind {
  readonly kind: string;
  /** Beside the person's own document, which is the profile; null for that one. */
  readonly collection: string | null;
  /** Its own row first, then what hangs on it: table and the column with the document's id. */
  readonly rows: readonly (readonly [table: Table, key: string])[];
}

/** What is written to the hosted database. Ledger, payments and holds are not: SQL is their only home. */
export const kinds: readonly Kind[] = [
  { kind: 'profile', collection: null, rows: [['auth_user', 'id']] },
  {
    kind: 'project',
    collection: 'projects',
    rows: [
      ['project', 'id'],
      ['project_record', 'project_id'],
      ['record_change', 'project_id'],
      ['project_task', 'project_id'],
      ['project_note', 'project_id'],
      ['project_result', 'project_id'],
    ],
  },
  {
    kind: 'result',
    collection: 'results',
    rows: [
      ['tool_run', 'id'],
      ['run_sheet', 'run_id'],
      ['run_version', 'run_id'],
      ['run_document', 'run_id'],
    ],
  },
  {
    kind: 'page',
    collection: 'pages',
    rows: [
      ['page', 'id'],
      ['page_version', 'page_id'],
      ['page_publication', 'page_id'],
    ],
  },
  { kind: 'template', collection: 'templates', rows: [['page_template', 'id']] },
  { kind: 'picture', collection: 'pictures', rows: [['page_image', 'id']] },
];

export function findKind(name: string): Kind | undefined {
  return kinds.find(({ kind }) => kind === name);
}

export const personColumnOf = (table: Table): string => (table === 'auth_user' ? 'id' : 'user_id');

/** What ties a person to the hosted backend comes and goes with them. */
const tie = { table: 'auth_account', key: 'account_id', person: 'user_id' } as const;
export const came = 'came';
export const left = 'left';

/** What the triggers look at. */
export const watched: readonly Watched[] = [
  ...kinds.flatMap(({ kind, rows }) =>
    rows.map(([table, key]) => ({ table, kind, key, person: personColumnOf(table) })),
  ),
  { ...tie, kind: came, changes: ['insert'] },
  { ...tie, kind: left, changes: ['delete'] },
];
