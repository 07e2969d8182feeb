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
  {
    kind: 'profile',
    collection: null,
    rows: [
      ['auth_user', 'id'],
      ['page_favourite', 'user_id'],
    ],
  },
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
      ['project_update', 'project_id'],
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
      ['name_vote', 'run_id'],
      ['name_vote_count', 'run_id'],
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
  // Beside its page: every visitor changes it, and a page is long.
  { kind: 'experiment', collection: 'experiments', rows: [['page_experiment', 'id']] },
  { kind: 'template', collection: 'templates', rows: [['page_template', 'id']] },
  { kind: 'picture', collection: 'pictures', rows: [['page_image', 'id']] },
];

/** What people have in SQL alone: what it is called, and its tables. Every table of a person is above or here. */
export const notKept: Readonly<Record<string, readonly Table[]>> = {
  credits: ['credit_account', 'credit_entry', 'credit_hold'],
  payments: ['sub_account', 'pay_order', 'pay_payment', 'sub_period', 'pay_inbox'],
  'sign-up lists': ['page_signup'],
  'visit counts': ['page_day', 'person_visit'],
  'what visitors saw of a page': ['page_snapshot', 'page_showing', 'page_report'],
  'launch runs': ['launch_run', 'launch_step'],
  // A right that is given to others: one that was taken back must not return.
  'shared links': ['share_link'],
  'access keys': ['access_key'],
  sessions: ['auth_session', 'auth_account', 'auth_verification', 'known_address'],
  'what was sent by the site’s forms': ['newsletter_subscriber', 'contact_message', 'fact_report'],
};

export function findKind(name: string): Kind | undefined {
  return kinds.find(({ kind }) => kind === name);
}

export const personColumnOf = (table: Table): string => (table === 'auth_user' ? 'id' : 'user_id');

/** What ties a person to the hosted backend comes and goes with them. */
const tie = { table: 'auth_account', key: 'account_id', person: 'user_id' } as const;
export const came = 'came';
export const left = 'left';
/** Noted when the hosted backend is switched off: from here on no change is noted. */
export const away = 'away';

/** What the triggers look at. */
export const watched: readonly Watched[] = [
  ...kinds.flatMap(({ kind, rows }) =>
    rows.map(([table, key]) => ({ table, kind, key, person: personColumnOf(table) })),
  ),
  { ...tie, kind: came, changes: ['insert'] },
  { ...tie, kind: left, changes: ['delete'] },
];
