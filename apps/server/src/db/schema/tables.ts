import type { Schema } from './schema.ts';

/**
 * How each table relates to a person. Account deletion and export are made from this list, and a table that is
 * in the database but not here fails the tests.
 */
export interface TableRule {
  readonly table: keyof Schema | 'kysely_migration' | 'kysely_migration_lock';
  readonly personColumn: string | null;
  /** What `personColumn` holds. */
  readonly personKey: 'uid' | 'email' | null;
  readonly onDelete: 'delete' | 'anonymise' | 'keep';
  readonly inExport: boolean;
}

const noPerson = { personColumn: null, personKey: null, onDelete: 'keep', inExport: false } as const;

export const tableRules: readonly TableRule[] = [
  { table: 'auth_session', personColumn: 'user_id', personKey: 'uid', onDelete: 'delete', inExport: true },
  { table: 'auth_account', personColumn: 'user_id', personKey: 'uid', onDelete: 'delete', inExport: true },
  {
    table: 'auth_verification',
    personColumn: 'value',
    personKey: 'uid',
    onDelete: 'delete',
    inExport: false,
  },
  { table: 'auth_user', personColumn: 'id', personKey: 'uid', onDelete: 'delete', inExport: true },
  {
    table: 'newsletter_subscriber',
    personColumn: 'email',
    personKey: 'email',
    onDelete: 'delete',
    inExport: true,
  },
  { table: 'contact_message', personColumn: 'email', personKey: 'email', onDelete: 'delete', inExport: true },
  { table: 'rate_limit', ...noPerson },
  { table: 'kysely_migration', ...noPerson },
  { table: 'kysely_migration_lock', ...noPerson },
];
