import {
  type ColumnMetadata,
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

const bookkeeping: ReadonlySet<string> = new Set([DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]);

/**
 * Sees the tables of its own schema only. The migrator asks often whether its tables are there, and the query
 * builder's own answer walks every column of every schema: slow on a shared server, and an error as soon as
 * somebody drops a schema there in the same moment.
 */
export class OwnSchemaDialect extends PostgresDialect {
  // biome-ignore lint/suspicious/noExplicitAny: the signature of the query builder.
  override createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    const whole = new PostgresIntrospector(db);
    return {
      getSchemas: () => whole.getSchemas(),
      async getTables({ withInternalKyselyTables } = { withInternalKyselyTables: false }) {
        const tables = await listOwnTables(db);
        return withInternalKyselyTables ? tables : tables.filter(({ name }) => !bookkeeping.has(name));
      },
    };
  }
}

interface Row {
  readonly schema: string;
  readonly table: string;
  readonly kind: 'r' | 'p' | 'v' | 'f';
  readonly column: string;
  readonly type: string;
  readonly not_null: boolean;
  readonly has_default: boolean;
  readonly is_identity: boolean;
}

/** Catalogue tables alone, no functions over them: those look again, and fail for what has gone meanwhile. */
async function listOwnTables(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const { rows } = await sql<Row>`
    select n.nspname as schema, c.relname as table, c.relkind as kind, a.attname as column, t.typname as type,
      a.attnotnull as not_null, a.atthasdef as has_default, a.attidentity <> '' as is_identity
    from pg_catalog.pg_namespace n
      join pg_catalog.pg_class c on c.relnamespace = n.oid
      join pg_catalog.pg_attribute a on a.attrelid = c.oid
      join pg_catalog.pg_type t on t.oid = a.atttypid
    where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'f')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    ...(columns[0] && { schema: columns[0].schema }),
    isView: columns[0]?.kind === 'v',
    isForeign: columns[0]?.kind === 'f',
    columns: columns.map(toColumn),
  }));
}

function toColumn(row: Row): ColumnMetadata {
  return {
    name: row.column,
    dataType: row.type,
    isAutoIncrementing: row.is_identity,
    isNullable: !row.not_null,
    hasDefaultValue: row.has_default,
  };
}
