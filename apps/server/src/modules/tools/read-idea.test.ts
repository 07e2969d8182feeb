import { expect, test } from 'vitest';
import { describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError } from '../../../test/people.ts';

describeOnSqlite('reading an idea', (open) => {
  test('is free, for anyone, thirty times a minute', async () => {
    const kit = await makeTestApp({ db: await open() });
    const text = 'A phone assistant that fills cancelled appointments at dental offices for $149 a month';
    const read = (given: string) => kit.request('POST', '/api/read-idea', { text: given });
    const { body } = await read(text);
    expect(body).toMatchObject({ known: 'near', question: null });
    expect(slotOf(body, 'customer')).toMatchObject({ label: 'Who pays', value: 'dental offices' });
    expect(slotOf(body, 'price')).toMatchObject({ value: '$149 per month', quote: '$149 a month' });
    for (let call = 1; call < 30; call += 1) expect((await read('asdf')).status).toBe(200);
    expectError(await read(text), 'request/too-many');
    expect(await kit.client('198.51.100.9').request('POST', '/api/read-idea', { text: ' ' })).toMatchObject({
      status: 400,
      message: 'The idea is missing.',
    });
    await kit.close();
  });

  test('takes what was put right, and reads the rest around it', async () => {
    const kit = await makeTestApp({ db: await open() });
    const text = 'A phone assistant that fills cancelled appointments at dental offices';
    const answers = { customer: 'orthodontists', region: 'DE' };
    const { body } = await kit.request('POST', '/api/read-idea', { text, answers });
    expect(slotOf(body, 'customer')).toMatchObject({ value: 'orthodontists', standing: 'confirmed' });
    expect(slotOf(body, 'region')).toMatchObject({ value: 'Germany', standing: 'confirmed' });
    await kit.close();
  });

  test('asks back where there is no business to read', async () => {
    const kit = await makeTestApp({ db: await open() });
    const { body } = await kit.request('POST', '/api/read-idea', { text: 'asdf' });
    expect(body).toMatchObject({ question: 'What does it do, and who pays for it?' });
    await kit.close();
  });

  test('gives the home page the slots and the top of the score, and nothing to change', async () => {
    const kit = await makeTestApp({ db: await open() });
    const text = 'Text reminders that fill cancelled appointments at dental offices in Ohio for $149 a month';
    const { body } = await kit.request('POST', '/api/first-read', { text });
    expect(body).toMatchObject({ read: { verdict: 'read', earned: 0, evidence: { rung: 'none' } } });
    expect(slotOf(body, 'price')).toEqual({
      field: 'price',
      label: 'Price',
      value: '$149 per month',
      standing: expect.any(String),
    });
    const empty = await kit.request('POST', '/api/first-read', { text: 'asdf' });
    expect(empty.body).toMatchObject({ read: { verdict: 'asks', idea: null } });
    await kit.close();
  });

  test('finds kinds of business by their words', async () => {
    const kit = await makeTestApp({ db: await open() });
    const search = (words: string) => kit.request('GET', `/api/niches?search=${words}`);
    expect((await search('dental+recall')).body).toContainEqual(
      expect.objectContaining({ id: 'dental-clinic-software/recall' }),
    );
    expect((await search('zzzz')).body).toEqual([]);
    expect((await search('')).body).toEqual([]);
    await kit.close();
  });
});

function slotOf(body: unknown, field: string): unknown {
  const slots: { field: string }[] = Reflect.get(Object(body), 'slots');
  return slots.find((slot) => slot.field === field);
}
