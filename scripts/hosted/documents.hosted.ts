import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeBothDirections, openStore } from '../../apps/server/test/documents-conformance.ts';
import { describeOnSqlite } from '../../apps/server/test/engines.ts';
import { claimsOf, unsignedToken } from '../../apps/server/test/hosted.ts';
import { itRestoresByCommand } from './restore-command.ts';

const place = { firestore: process.env.HOSTED_FIRESTORE ?? '', auth: process.env.HOSTED_AUTH ?? '' };

describeOnSqlite('documents at the Firestore emulator', (open) => {
  describeBothDirections(
    open,
    () => place,
    () => randomUUID().slice(0, 8),
  );
  itRestoresByCommand(() => place);
});

describe('the security rules', () => {
  const root = `http://${place.firestore}/v1/projects/slipway-test/databases/(default)/documents`;
  const ask = (subject: string | null, path: string, method = 'GET') =>
    fetch(`${root}/${path}`, {
      method,
      headers:
        subject === null ? {} : { authorization: `Bearer ${unsignedToken(claimsOf(subject, Date.now()))}` },
      ...(method === 'GET' ? {} : { body: '{"fields":{}}' }),
    }).then(({ status }) => status);

  it('let a person read their own documents, no one else’s, and write none', async () => {
    const store = openStore(place, 20_000);
    const uid = `ada${randomUUID().slice(0, 8)}`;
    for (const path of [`people/${uid}`, `people/${uid}/projects/p1`, `people/${uid}/projects/p1/parts/1`]) {
      await store.commit([{ path, fields: { body: '{}' } }]);
      expect([await ask(uid, path), await ask('mallory', path), await ask(null, path)]).toEqual([
        200, 403, 403,
      ]);
      expect(await ask(uid, path, 'PATCH')).toBe(403);
    }
    expect([
      await ask(uid, `people/${uid}/projects`),
      await ask('mallory', `people/${uid}/projects`),
    ]).toEqual([200, 403]);
    expect([await ask(uid, 'people'), await ask(uid, 'other/x')]).toEqual([403, 403]);
  });
});
