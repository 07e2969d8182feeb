import { type Kysely, sql } from 'kysely';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly record: string | null;
}

/** Whether a person gave the name. Until now that could only be seen by its not being the idea's first words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('project')
    .addColumn('is_named', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const { rows } = await sql<Named>`
    select p.id, p.name, r.record from project p left join project_record r on r.project_id = p.id`.execute(
    db,
  );
  for (const { id, name, record } of rows) {
    const idea: unknown = JSON.parse(record ?? '{}').idea?.value;
    if (name === 'My company' || (typeof idea === 'string' && name === firstWordsOf(idea))) continue;
    await sql`update project set is_named = 1 where id = ${id}`.execute(db);
  }
}

const nameMax = 60;

/** As names were made before this migration. */
function firstWordsOf(idea: string): string {
  const [first = ''] = idea.trim().split(/(?<=[.!?])\s|\n/u);
  const line = first.replace(/[.\s]+$/u, '');
  return line.length <= nameMax ? line : `${line.slice(0, nameMax).replace(/\s+\S*$/u, '')}…`;
}
