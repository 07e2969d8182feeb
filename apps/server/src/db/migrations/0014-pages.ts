import type { CreateTableBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPages(db);
  await createPublications(db);
  await createExperiments(db);
  await withColumns(db.schema.createTable('page_image'), {
    user_id: 'text',
    digest: 'text',
    type: 'text',
    bytes: 'integer',
    data: 'text',
    created_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addUniqueConstraint('page_image_digest', ['user_id', 'digest'])
    .execute();
  await withColumns(db.schema.createTable('page_report'), {
    user_id: 'text',
    slug: 'text',
    reason: 'text',
    created_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .execute();
  for (const table of [
    'page_version',
    'page_publication',
    'page_snapshot',
    'page_day',
    'page_signup',
    'page_experiment',
    'page_report',
  ])
    await db.schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
}

async function createPages(db: Kysely<unknown>): Promise<void> {
  await withColumns(db.schema.createTable('page'), {
    user_id: 'text',
    name: 'text',
    document: 'text',
    revision: 'integer',
    created_at: 'bigint',
    updated_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('idem_key', 'text')
    .addUniqueConstraint('page_idem', ['user_id', 'idem_key'])
    .execute();
  await db.schema
    .createIndex('page_of_project')
    .on('page')
    .columns(['project_id', 'updated_at', 'id'])
    .execute();
  await withColumns(db.schema.createTable('page_version'), {
    version: 'integer',
    user_id: 'text',
    name: 'text',
    document: 'text',
    created_at: 'bigint',
  })
    .addColumn('page_id', 'text', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('page_version_key', ['page_id', 'version'])
    .execute();
  await withColumns(db.schema.createTable('page_template'), {
    user_id: 'text',
    name: 'text',
    document: 'text',
    created_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idem_key', 'text')
    .addUniqueConstraint('page_template_idem', ['user_id', 'idem_key'])
    .execute();
  await withColumns(db.schema.createTable('page_favourite'), {
    user_id: 'text',
    template: 'text',
    created_at: 'bigint',
  })
    .addPrimaryKeyConstraint('page_favourite_key', ['user_id', 'template'])
    .execute();
}

async function createPublications(db: Kysely<unknown>): Promise<void> {
  await withColumns(db.schema.createTable('page_publication'), {
    project_id: 'text',
    user_id: 'text',
    is_indexed: 'integer',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('page_id', 'text', (column) =>
      column.notNull().unique().references('page.id').onDelete('cascade'),
    )
    .addColumn('published_at', 'bigint')
    .execute();
  await withColumns(db.schema.createTable('page_snapshot'), {
    variant: 'text',
    user_id: 'text',
    page_id: 'text',
    revision: 'integer',
    document: 'text',
    created_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication_id', 'text', ofPublication)
    .addUniqueConstraint('page_snapshot_variant', ['publication_id', 'variant'])
    .execute();
  await withColumns(db.schema.createTable('page_day'), {
    variant: 'text',
    day: 'text',
    user_id: 'text',
    views: 'integer',
    visitors: 'integer',
    signups: 'integer',
  })
    .addColumn('publication_id', 'text', ofPublication)
    .addPrimaryKeyConstraint('page_day_key', ['publication_id', 'day', 'variant'])
    .execute();
  await withColumns(db.schema.createTable('page_signup'), {
    user_id: 'text',
    variant: 'text',
    email: 'text',
    created_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication_id', 'text', ofPublication)
    .addUniqueConstraint('page_signup_email', ['publication_id', 'email'])
    .execute();
  await db.schema
    .createIndex('page_signup_newest')
    .on('page_signup')
    .columns(['publication_id', 'id'])
    .execute();
  await db.schema.createIndex('page_signup_by_email').on('page_signup').column('email').execute();
}

async function createExperiments(db: Kysely<unknown>): Promise<void> {
  await withColumns(db.schema.createTable('page_experiment'), {
    project_id: 'text',
    user_id: 'text',
    page_a: 'text',
    page_b: 'text',
    hypothesis: 'text',
    sample: 'integer',
    threshold_ppm: 'integer',
    certainty_ppm: 'integer',
    started_at: 'bigint',
    stop_at: 'bigint',
    visitors_a: 'integer',
    signups_a: 'integer',
    visitors_b: 'integer',
    signups_b: 'integer',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication_id', 'text', ofPublication)
    .addColumn('ended_at', 'bigint')
    .addColumn('verdict', 'text')
    .execute();
  await db.schema
    .createIndex('page_experiment_of_publication')
    .on('page_experiment')
    .columns(['publication_id', 'id'])
    .execute();
}

type Column = Parameters<CreateTableBuilder<string, never>['addColumn']>[2] & {};

const ofPublication: Column = (column) =>
  column.notNull().references('page_publication.id').onDelete('cascade');

function withColumns<T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  columns: Readonly<Record<string, 'text' | 'integer' | 'bigint'>>,
): CreateTableBuilder<T, string> {
  return Object.entries(columns).reduce<CreateTableBuilder<T, string>>(
    (made, [name, type]) => made.addColumn(name, type, (column) => column.notNull()),
    table,
  );
}
