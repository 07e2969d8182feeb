import { expect, test } from 'vitest';
import { once } from './once.ts';

test('what is asked for twice is made once, when it is first asked for', () => {
  let made = 0;
  const get = once(() => {
    made += 1;
    return made;
  });
  expect(made).toBe(0);
  expect([get(), get()]).toEqual([1, 1]);
});

test('nothing is a thing too, and what failed is tried again', () => {
  const answers = [new Error('not yet'), undefined, 'never asked'];
  const get = once(() => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(get).toThrow('not yet');
  expect([get(), get()]).toEqual([undefined, undefined]);
});
