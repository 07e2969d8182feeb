import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { signIn, signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';

interface Change {
  readonly value: unknown;
  readonly device: string | null;
}

/** Who does what: one of two people on two machines edits one of two facts, or runs a tool that says both. */
const act = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('customer', 'channel', 'run'),
  /** Waits for the others before it begins. */
  waits: fc.boolean(),
});

describeEachEngine('two machines with one account', (open, engine, testOnce) => {
  test('never lose a fact: the later edit wins, the earlier one is in the history', async () => {
    const kit = await makeRunApp({ db: await open() });
    const first = await signUp(kit, 'ada@example.com');
    const second = kit.client();
    expect((await signIn(second, 'ada@example.com')).status).toBe(200);
    const people: readonly Client[] = [first, second];
    await first.request('POST', '/api/trial');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
        // Each round an hour later, so that no limit answers in place of the handler.
        kit.clock.advance(60 * 60_000);
        const projectId = idIn((await first.request('POST', '/api/projects', { name: 'Round' })).body);
        const path = `/api/projects/${projectId}/record/facts`;
        const written = { customer: new Set<string>(), channel: new Set<string>() };
        let pending: Promise<unknown>[] = [];
        for (const [index, { who, what, waits }] of acts.entries()) {
          if (waits) pending = await Promise.all(pending).then(() => []);
          const value = `value ${index}`;
          const client = people[who] as Client;
          if (what === 'run') {
            written.customer.add(value);
            written.channel.add(value);
            const input = { idea: 'Gap filling for dentists', customer: value, channel: value };
            pending.push(start(client, { body: { input, projectId } }));
          } else {
            written[what as 'customer' | 'channel'].add(value);
            pending.push(client.request('PATCH', `${path}/${what}`, { value }));
          }
        }
        for (const answer of await Promise.all(pending)) expect(answer).toMatchObject({ status: 200 });
        // Nobody else writes any more: this one is the later.
        await second.request('PATCH', `${path}/customer`, { value: 'the last word' });
        written.customer.add('the last word');
        for (const fact of ['customer', 'channel'] as const) {
          const { body } = await first.request('GET', `${path}/${fact}/history`);
          const changes: readonly Change[] = Reflect.get(Object(body), 'changes');
          expect(new Set(changes.map(({ value }) => value))).toEqual(written[fact]);
          const record = await first.request('GET', `/api/record?project=${projectId}`);
          const now = Reflect.get(Object(Reflect.get(Object(record.body), 'slots')), fact);
          // What stands is what was written last.
          expect(Reflect.get(Object(now), 'value')).toBe(changes[0]?.value);
        }
        expect(
          Reflect.get(Object((await first.request('GET', `/api/record?project=${projectId}`)).body), 'slots'),
        ).toMatchObject({ customer: { value: 'the last word' } });
      }),
      { numRuns: engine === 'sqlite' ? 8 : 6 },
    );
    await kit.close();
  });

  testOnce('a form that was filled in before an edit does not undo it', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const input = { idea: 'Gap filling for dentists', customer: 'dentists', channel: 'phone' };
    const run = (await start(ada, { body: { input } })).body;
    const projectId = String(Reflect.get(Object(run), 'projectId'));
    const facts = `/api/projects/${projectId}/record/facts`;
    await ada.request('PATCH', `${facts}/customer`, { value: 'vets' });
    kit.clock.advance(1000);
    const sent = { ...input, channel: 'fairs' };
    const body = { input: sent, projectId, kept: ['idea', 'customer'] };
    expect((await start(ada, { body })).body).toMatchObject({ input: sent });
    expect((await ada.request('GET', `/api/record?project=${projectId}`)).body).toMatchObject({
      slots: { customer: { value: 'vets', provenance: { kind: 'hand' } }, channel: { value: 'fairs' } },
    });
    await kit.close();
  });

  testOnce('going back once puts the other’s word in place, and says where it was typed', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const projectId = idIn((await ada.request('POST', '/api/projects', {})).body);
    const path = `/api/projects/${projectId}/record/facts/customer`;
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await ada.request('PATCH', path, { value: 'dentists' }, { headers: { 'user-agent': agent } });
    await ada.request('PATCH', path, { value: 'vets' });
    expect((await ada.request('POST', `${path}/undo`)).body).toMatchObject({
      value: 'dentists',
      canUndo: true,
    });
    expect((await ada.request('POST', `${path}/undo`)).body).toMatchObject({ value: null, canUndo: false });
    expect((await ada.request('POST', `${path}/undo`)).body).toMatchObject({ value: null });
    expect((await ada.request('GET', `${path}/history`)).body).toMatchObject({
      changes: [
        { value: null, isUndo: true },
        { value: 'dentists', isUndo: true },
        { value: 'vets', isUndo: false },
        { value: 'dentists', device: 'Firefox on Linux', provenance: { kind: 'hand' } },
      ],
    });
    await kit.close();
  });
});
