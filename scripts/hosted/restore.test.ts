import { afterAll, beforeAll, describe } from 'vitest';
import { startFakeFirestore } from '../../apps/server/test/fake-firestore.ts';
import { itRestoresByCommand } from './restore-command.ts';

let fake: Awaited<ReturnType<typeof startFakeFirestore>>;
beforeAll(async () => {
  fake = await startFakeFirestore();
});
afterAll(() => fake.stop());

describe('restore from documents', () => {
  itRestoresByCommand(() => ({ firestore: fake.host, auth: fake.host }));
});
