import { AppError } from '@slipway/core';
import { expect, test } from 'vitest';
import { makeStandIn } from '../../../test/model-stand-in.ts';
import { signUp } from '../../../test/people.ts';
import { makeRunApp, start } from '../../../test/run-kit.ts';
import { makeLog } from '../../adapters/log.ts';

/** As the libraries throw: the prompt stands in the message, in a field, and in a cause of the cause. */
function makeFault(prompt: string): Error {
  const innermost = Object.assign(new TypeError(`fetch failed for ${prompt}`), { code: 'ECONNRESET' });
  const fault = new Error(`400 Bad Request: {"input":"${prompt}"}`, { cause: innermost });
  return Object.assign(fault, {
    name: 'AI_APICallError',
    statusCode: 400,
    responseBody: JSON.stringify({ error: prompt }),
    requestBodyValues: { messages: [{ role: 'user', content: prompt }] },
    data: { error: { message: prompt } },
  });
}

const secret = 'Gap filling for dentists';

test.each([
  ['as it was thrown', (fault: Error): unknown => fault],
  ['behind our own code', (fault: Error): unknown => new AppError('model/unusable', {}, { cause: fault })],
  [
    'two causes deep',
    (fault: Error): unknown => new Error('outer', { cause: new Error('in', { cause: fault }) }),
  ],
  [
    'as a name',
    (fault: Error): unknown => Object.assign(fault, { name: secret, code: secret, statusCode: secret }),
  ],
  ['as plain text', (): unknown => `the model said: ${secret}`],
])('a model’s error %s is logged by its names and codes, never with the prompt', async (_how, wrap) => {
  const model = makeStandIn(async () => {
    throw wrap(makeFault(secret));
  });
  const kit = await makeRunApp({ model });
  const ada = await signUp(kit, 'ada@example.com');
  expect((await start(ada)).body).toMatchObject({ status: 'done', cost: 0 });
  const line = kit.logs.find(({ message }) => message.startsWith('a model’s answer'));
  expect(line?.fields).toMatchObject({ code: expect.stringMatching(/^model\//), reason: expect.any(String) });
  const written: string[] = [];
  const log = makeLog('info', (text) => void written.push(text));
  for (const { message, fields } of kit.logs) log.warn(message, fields);
  expect(written.join('')).not.toMatch(/dentists|filling|Bad Request/);
  await kit.close();
});

test('what is logged still says what happened', async () => {
  const model = makeStandIn(async () => {
    throw makeFault(secret);
  });
  const kit = await makeRunApp({ model });
  await start(await signUp(kit, 'ada@example.com'));
  expect(kit.logs.find(({ level }) => level === 'warn')?.fields).toMatchObject({
    code: 'model/unavailable',
    reason: 'AI_APICallError 400, TypeError ECONNRESET',
  });
  await kit.close();
});
