import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { undoProjects } from '../../../test/before-projects.ts';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../test/small-tool.ts';
import { migrate } from '../migrate.ts';

const slot = (value: unknown, more: object = {}) => ({
  value,
  toolId: 'swot-generator',
  at: '2026-10-01T08:00:00.000Z',
  provenance: { kind: 'entered' },
  ...more,
});

interface Row {
  readonly [column: string]: unknown;
}
const bodyOf = async (client: Client, path: string): Promise<Row> =>
  Object((await client.request('GET', path)).body);

describeEachEngine('rows from before there were projects', (open) => {
  test('one project an idea, with its runs and facts; what names none goes to the newest', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const ideas = ['Gap filling for dentists', 'A sensor for houseplants', 'gap filling, for DENTISTS!'];
    const ids: string[] = [];
    for (const idea of ideas) {
      ids.push(idIn((await start(ada, { body: { input: { idea, customer: `payers of ${idea}` } } })).body));
      kit.clock.advance(1000);
    }
    const bare = idIn((await start(ada, { body: { input: { idea: 'x' } } })).body);
    const uid = String((await bodyOf(ada, '/api/me')).uid);
    await undoProjects(db);
    // As a tool without an idea was asked: with its numbers alone.
    await db.query
      .updateTable('run_sheet')
      .set({ input: '{"rows":[1]}' })
      .where('run_id', '=', bare)
      .execute();
    const record = {
      idea: slot(ideas[2], { ofIdea: true }),
      customer: slot('dental chains', { ofIdea: true }),
      channel: slot('fairs', { ofIdea: false }),
      mrr: slot(4200, { provenance: { kind: 'result', runId: bare, figure: 'mrr', currency: 'USD' } }),
    };
    await sql`insert into company_record (user_id, record, updated_at)
      values (${uid}, ${JSON.stringify(record)}, 5)`.execute(db.query);
    await migrate(db);

    const { projects } = await bodyOf(ada, '/api/projects');
    expect(projects).toMatchObject([
      { name: 'gap filling, for DENTISTS!' },
      { name: 'A sensor for houseplants' },
    ]);
    const [dentists, plants] = (projects as Row[]).map(({ id }) => String(id));
    const runsOf = async (id: string | undefined) =>
      ((await bodyOf(ada, `/api/runs?project=${id}`)).runs as Row[]).map((run) => run.id);
    expect(await runsOf(dentists)).toEqual([bare, ids[2], ids[0]]);
    expect(await runsOf(plants)).toEqual([ids[1]]);
    // Not a fact is lost: the record's own, and what other runs said of the other idea.
    expect((await bodyOf(ada, `/api/record?project=${dentists}`)).slots).toMatchObject({
      idea: { value: ideas[2] },
      customer: { value: 'dental chains' },
      channel: { value: 'fairs' },
      mrr: { value: 4200, provenance: { kind: 'result' } },
    });
    expect((await bodyOf(ada, `/api/record?project=${plants}`)).slots).toMatchObject({
      customer: { value: `payers of ${ideas[1]}` },
    });
    expect(await bodyOf(ada, `/api/projects/${dentists}/record/facts/customer/history`)).toMatchObject({
      changes: [{ value: 'dental chains' }],
    });
    // Its result stands, with the number it is known by.
    expect((await bodyOf(ada, `/api/projects/${dentists}`)).results).toMatchObject([
      { toolId: 'swot-generator', runId: bare, figure: { id: 'worth' } },
    ]);
    // The next run about the same idea finds the same project.
    const next = await start(ada, { body: { input: { idea: ideas[0] } } });
    expect(next.body).toMatchObject({ projectId: dentists });
    await kit.close();
  });

  test('a record without runs, and runs without an idea, have a project of their own', async () => {
    const db = await open();
    const kit = await makeRunApp({ db, tools: makeSmallToolbox() });
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const run = idIn((await start(eve)).body);
    const uid = String((await bodyOf(ada, '/api/me')).uid);
    await undoProjects(db);
    await db.query.updateTable('run_sheet').set({ input: '{"rows":[1]}' }).execute();
    await sql`insert into company_record (user_id, record, updated_at)
      values (${uid}, ${JSON.stringify({ idea: slot('Lost and found'), price: slot(9) })}, 7)`.execute(
      db.query,
    );
    await migrate(db);
    expect(await bodyOf(ada, '/api/projects')).toMatchObject({ projects: [{ name: 'Lost and found' }] });
    expect((await bodyOf(ada, '/api/record')).slots).toMatchObject({ price: { value: 9 } });
    expect(await bodyOf(eve, '/api/projects')).toMatchObject({ projects: [{ name: 'My company' }] });
    expect(await bodyOf(eve, `/api/runs/${run}`)).toMatchObject({ projectId: run });
    await kit.close();
  });
});
