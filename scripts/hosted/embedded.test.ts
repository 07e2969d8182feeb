import { createEmbeddedIdentity } from '../../apps/web/src/features/auth/identity-embedded.ts';
import { describeIdentity } from './identity-conformance.ts';
import { makeWorld } from './worlds.ts';

/** No window opens here: signing in with Google is a browser's journey (e2e/outside-services.spec.ts). */
const noWindow = { open: () => null, location: { origin: '' } } as unknown as Window;

describeIdentity('embedded', () =>
  makeWorld({
    makeIdentity: async () => createEmbeddedIdentity(noWindow),
    findResetToken: async (mails, email) => {
      const letter = mails.findLast(({ to }) => to === email);
      return /token=(\w+)/.exec(letter?.text ?? '')?.[1] ?? '';
    },
  }),
);
