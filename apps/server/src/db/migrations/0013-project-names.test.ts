import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { up } from './0013-project-names.ts';

const idea =
  'Dental offices in Texas lose $200 for each missed appointment because nobody reminds their patients.';

describeEachEngine('names from before it was known who gave them', (open) => {
  test('the first words of the idea were ours; any other name was the person’s own', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const ids: string[] = [];
    for (const name of ['Recall', 'Dental offices in Texas lose $200 for each missed…', 'My company']) {
      const id = idIn((await ada.request('POST', '/api/projects', { name })).body);
      ids.push(id);
      kit.clock.advance(1000);
      await start(ada, { body: { input: { idea }, projectId: id } });
    }
    await db.query.schema.alterTable('project').dropColumn('is_named').execute();
    await up(db.query as Kysely<unknown>);
    const rows = await db.query.selectFrom('project').select(['id', 'is_named']).execute();
    expect(ids.map((id) => rows.find((row) => row.id === id)?.is_named)).toEqual([1, 0, 0]);
    await kit.close();
  });
});
