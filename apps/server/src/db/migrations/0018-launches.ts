import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('launch_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('idem_key', 'text')
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('launch_run_key', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createTable('launch_step')
    .addColumn('launch_id', 'text', (column) =>
      column.notNull().references('launch_run.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('input', 'text')
    .addColumn('run_id', 'text')
    .addColumn('cost', 'integer')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('launch_step_key', ['launch_id', 'place'])
    .execute();
  for (const table of ['launch_run', 'launch_step'])
    await db.schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
  await db.schema
    .createIndex('launch_run_project')
    .on('launch_run')
    .columns(['project_id', 'created_at'])
    .execute();
  // One at a time in a project, whoever presses twice and on however many servers.
  await sql`create unique index launch_run_active on launch_run (project_id) where state = 'running'`.execute(
    db,
  );
}
