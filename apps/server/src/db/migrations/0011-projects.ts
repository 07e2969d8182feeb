import type { Kysely } from 'kysely';
import { moveIntoProjects } from './0011-move-into-projects.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createProject(db);
  await createRecord(db);
  await createTasksAndNotes(db);
  await db.schema
    .createTable('person_visit')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('since_at', 'bigint')
    .addColumn('sample_hidden_at', 'bigint')
    .execute();
  await db.schema.alterTable('run_sheet').addColumn('project_id', 'text').execute();
  await db.schema.alterTable('run_sheet').addColumn('digest', 'text').execute();
  await moveIntoProjects(db);
  await db.schema
    .createIndex('run_sheet_project')
    .on('run_sheet')
    .columns(['user_id', 'project_id', 'run_id'])
    .execute();
  await db.schema.dropTable('company_record').execute();
}

async function createProject(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('idea_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('idem_key', 'text')
    .addUniqueConstraint('project_idem', ['user_id', 'idem_key'])
    .execute();
  for (const column of ['updated_at', 'opened_at', 'idea_key'])
    await db.schema.createIndex(`project_by_${column}`).on('project').columns(['user_id', column]).execute();
  await db.schema
    .createTable('project_result')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_result_key', ['project_id', 'tool'])
    .execute();
  for (const column of ['user_id', 'run_id'])
    await db.schema.createIndex(`project_result_${column}`).on('project_result').column(column).execute();
}

async function createRecord(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_record')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('project.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('project_record_user_id').on('project_record').column('user_id').execute();
  await db.schema
    .createTable('record_change')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('fact', 'text', (column) => column.notNull())
    .addColumn('slot', 'text')
    .addColumn('run_id', 'text')
    .addColumn('device', 'text')
    .addColumn('is_undo', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_change_key', ['project_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('record_change_of_fact')
    .on('record_change')
    .columns(['project_id', 'fact', 'seq'])
    .execute();
  await db.schema.createIndex('record_change_run_id').on('record_change').column('run_id').execute();
  await db.schema.createIndex('record_change_by_at').on('record_change').columns(['user_id', 'at']).execute();
  await db.schema
    .createIndex('record_change_of_project')
    .on('record_change')
    .columns(['project_id', 'at', 'seq'])
    .execute();
}

async function createTasksAndNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_task')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('why', 'text')
    .addColumn('test', 'text')
    .addColumn('threshold', 'text')
    .addColumn('tries', 'integer')
    .addColumn('passes', 'integer')
    .addColumn('due', 'text')
    .addColumn('owner', 'text')
    .addColumn('step_key', 'text')
    .addColumn('proves', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('idem_key', 'text')
    .addUniqueConstraint('project_task_idem', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createIndex('project_task_of_project')
    .on('project_task')
    .columns(['user_id', 'project_id', 'done_at'])
    .execute();
  await db.schema
    .createIndex('project_task_due')
    .on('project_task')
    .columns(['user_id', 'done_at', 'due', 'id'])
    .execute();
  await db.schema
    .createTable('project_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('why', 'text')
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('idem_key', 'text')
    .addUniqueConstraint('project_note_idem', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createIndex('project_note_of_project')
    .on('project_note')
    .columns(['project_id', 'id'])
    .execute();
  await db.schema.createIndex('project_note_user_id').on('project_note').column('user_id').execute();
}
