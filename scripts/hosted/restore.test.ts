import { afterAll, beforeAll, describe } from 'vitest';
import { engines } from '../../apps/server/test/engines.ts';
import { startFakeFirestore } from '../../apps/server/test/fake-firestore.ts';
import { itRestoresByCommand } from './restore-command.ts';

let fake: Awaited<ReturnType<typeof startFakeFirestore>>;
beforeAll(async () => {
  fake = await startFakeFirestore();
});
afterAll(() => fake.stop());

describe.each(engines)('restore from documents into %s', (engine) => {
  itRestoresByCommand(engine, () => ({ firestore: fake.host, auth: fake.host }));
});
