import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInSlots, type Task } from './run-in-slots.ts';

test('tasks wait for what they need and never fill more than the slots there are', async () => {
  const tasks: Task[] = [
    { name: 'last', slots: 2, after: ['build'] },
    { name: 'build', slots: 1 },
    { name: 'lint', slots: 1 },
    { name: 'types', slots: 1 },
  ];
  const events: string[] = [];
  let used = 0;
  let most = 0;
  await runInSlots(tasks, 2, async ({ name, slots }) => {
    used += slots;
    most = Math.max(most, used);
    events.push(`+${name}`);
    await sleep(1);
    events.push(`-${name}`);
    used -= slots;
  });
  expect(most).toBe(2);
  expect(events.indexOf('+last')).toBeGreaterThan(events.indexOf('-build'));
  expect(events.filter((event) => event.startsWith('-'))).toHaveLength(4);
});

test('a task wider than the machine runs alone on it', async () => {
  const ran: string[] = [];
  await runInSlots([{ name: 'wide', slots: 2 }], 1, async ({ name }) => {
    ran.push(name);
  });
  expect(ran).toEqual(['wide']);
});

test('a circle is reported instead of waited for', async () => {
  const circle = [
    { name: 'a', slots: 1, after: ['b'] },
    { name: 'b', slots: 1, after: ['a'] },
  ];
  await expect(runInSlots(circle, 2, async () => {})).rejects.toThrow('a,b');
});

test('a dependency that was left out does not block', async () => {
  const ran: string[] = [];
  await runInSlots([{ name: 'only', slots: 1, after: ['not here'] }], 2, async ({ name }) => {
    ran.push(name);
  });
  expect(ran).toEqual(['only']);
});
