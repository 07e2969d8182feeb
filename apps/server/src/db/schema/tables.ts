import type { Schema } from './schema.ts';

/**
 * How each table relates to a person. Account deletion and export are made from this list: a table of the schema that is not
 * here does not compile, and one that only the database has fails the tests.
 */
export interface TableRule {
  readonly table: keyof Schema | 'kysely_migration' | 'kysely_migration_lock';
  /** Holds the person's id. */
  readonly personColumn: string | null;
  /** Holds an address that anybody may have typed: it counts as the person's only once theirs is verified. */
  readonly emailColumn?: string;
  /** The rows through which `personColumn` leads to the person, where it does not name them itself. */
  readonly through?: { readonly table: keyof Schema; readonly key: string; readonly personColumn: string };
  /** `anonymise` writes a word in place of the person, `unlink` nothing: that is for a column that must be unique. */
  readonly onDelete: 'delete' | 'anonymise' | 'unlink' | 'keep';
  readonly inExport: boolean;
}

const noPerson = { personColumn: null, onDelete: 'keep', inExport: false } as const;

/** The ledger is append-only and names no person: it forgets one when their account row is unlinked. */
const throughCreditAccount = {
  personColumn: 'account_id',
  through: { table: 'credit_account', key: 'id', personColumn: 'user_id' },
  onDelete: 'keep',
  inExport: true,
} as const;

/** What was paid stays in the books; they forget the payer when the account row is unlinked. */
const throughSubAccount = {
  ...throughCreditAccount,
  through: { table: 'sub_account', key: 'id', personColumn: 'user_id' },
} as const;

/** Sent with or without being signed in. */
const sentByForm = {
  personColumn: 'user_id',
  emailColumn: 'email',
  onDelete: 'delete',
  inExport: true,
} as const;

const rules = [
  { table: 'sub_account', personColumn: 'user_id', onDelete: 'unlink', inExport: true },
  { table: 'pay_order', ...throughSubAccount },
  { table: 'pay_payment', ...throughSubAccount },
  { table: 'sub_period', ...throughSubAccount },
  { table: 'pay_inbox', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'auth_session', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'access_key', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'auth_account', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  {
    table: 'auth_verification',
    personColumn: 'value',
    onDelete: 'delete',
    inExport: false,
  },
  { table: 'auth_user', personColumn: 'id', onDelete: 'delete', inExport: true },
  // After the person: a run that is being reserved takes its locks in this order, so the two cannot block each other.
  { table: 'credit_account', personColumn: 'user_id', onDelete: 'unlink', inExport: true },
  { table: 'credit_entry', ...throughCreditAccount },
  { table: 'credit_hold', ...throughCreditAccount },
  { table: 'tool_run', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  // After the run: one that ends while its person leaves has written them by then, or finds its run gone and does not.
  { table: 'run_sheet', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'run_version', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'run_document', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'launch_run', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'launch_step', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'name_vote', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'name_vote_count', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'share_link', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  // After the runs: one that ends writes into its project last. The record first, as everybody takes it (hold-record.ts).
  { table: 'project_record', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'project_result', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'record_change', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'project_task', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'project_note', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'project_update', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  // After the record, which a verdict takes first; the page before what hangs on it, as everybody takes them.
  { table: 'page', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_publication', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_snapshot', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_showing', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_version', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_signup', personColumn: 'user_id', emailColumn: 'email', onDelete: 'delete', inExport: true },
  { table: 'page_day', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_experiment', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  {
    table: 'page_report',
    personColumn: 'user_id',
    emailColumn: 'email',
    onDelete: 'delete',
    inExport: false,
  },
  { table: 'page_template', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_favourite', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'page_image', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'project', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'person_visit', personColumn: 'user_id', onDelete: 'delete', inExport: true },
  { table: 'newsletter_subscriber', ...sentByForm },
  { table: 'contact_message', ...sentByForm },
  { table: 'fact_report', ...sentByForm },
  { table: 'known_address', personColumn: 'user_id', onDelete: 'delete', inExport: false },
  // Names nobody: a keyed hash, so that leaving and coming back is no way to new credits.
  { table: 'departed_mailbox', ...noPerson },
  // Says which documents are to be written or removed elsewhere, the departed person's among them; it empties itself.
  { table: 'document_outbox', ...noPerson },
  { table: 'document_lease', ...noPerson },
  { table: 'evidence_answer', ...noPerson },
  { table: 'rate_limit', ...noPerson },
  { table: 'kysely_migration', ...noPerson },
  { table: 'kysely_migration_lock', ...noPerson },
] as const satisfies readonly TableRule[];

type Undeclared = Exclude<keyof Schema, (typeof rules)[number]['table']>;
/** A table that is not declared is named in the message of the compiler. */
export const tableRules: [Undeclared] extends [never] ? readonly TableRule[] : Undeclared = rules;
