import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError } from '../../../test/people.ts';

describeEachEngine('reading an idea', (open) => {
  test('is free, for anyone, thirty times a minute', async () => {
    const kit = await makeTestApp({ db: await open() });
    const text = 'A phone assistant that fills cancelled appointments at dental offices for $149 a month';
    const read = () => kit.request('POST', '/api/read-idea', { text });
    const { body } = await read();
    const verticals: { id: string; confidence: number }[] = Reflect.get(Object(body), 'verticals');
    expect(verticals[0]?.id).toBe('dental-clinic-software');
    const confidences = verticals.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(body).toMatchObject({
      niches: [{ id: 'dental-clinic-software/recall', vertical: 'dental-clinic-software' }],
      slots: { pricePerMonth: 149, currency: 'USD' },
    });
    for (let call = 1; call < 30; call += 1) expect((await read()).status).toBe(200);
    expectError(await read(), 'request/too-many');
    expect(await kit.client('198.51.100.9').request('POST', '/api/read-idea', { text: ' ' })).toMatchObject({
      status: 400,
      message: 'The idea is missing.',
    });
    await kit.close();
  });

  test('names the niches of a field, and none of an unknown one', async () => {
    const kit = await makeTestApp({ db: await open() });
    const { body } = await kit.request('GET', '/api/verticals/dental-clinic-software/niches');
    expect(body).toContainEqual({
      id: 'dental-clinic-software/recall',
      name: 'dental recall and short-notice gaps',
    });
    expect((await kit.request('GET', '/api/verticals/no-such-field/niches')).body).toEqual([]);
    await kit.close();
  });
});
