// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { VoteScreen } from './vote-screen.tsx';

const token = 'a'.repeat(43);
const path = `/api/votes/${token}`;
const ballot = { names: ['<b>Slot</b>', 'Gapfill', 'Chairly'], hear: ['Chairly'] };
const said: string[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel: () => {},
    speak: ({ text }: { text: string }) => said.push(text),
  });
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const button = (place: HTMLElement, label: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(label));
const send = async (place: HTMLElement) =>
  act(
    async () =>
      void place
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

it('a friend hears a name that is not on the page, types it, chooses two at most, and is thanked', async () => {
  const asked = answerWith({
    [`GET ${path}`]: () => ({ body: ballot }),
    [`POST ${path}`]: () => ({ body: { counted: true } }),
  });
  const place = await draw(<VoteScreen token={token} />);
  expect(place.textContent).not.toContain('Chairly');
  await press(button(place, 'Say the name'));
  expect(said).toEqual(['Chairly']);
  await typeInto(place.querySelector('input'), 'cherly');
  await send(place);
  expect(document.activeElement?.textContent).toBe('Which would you remember tomorrow?');
  const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(ballot.names);
  await press(boxes[0]);
  await press(boxes[1]);
  expect(boxes[2]?.disabled).toBe(true);
  await send(place);
  expect(asked.at(-1)?.body).toEqual({
    heard: [{ name: 'Chairly', typed: 'cherly' }],
    remembered: ['<b>Slot</b>', 'Gapfill'],
  });
  expect(place.textContent).toContain('Thank you, your vote counts');
  expect(place.textContent).toContain('You spelled 0 of 1 right');
});

it('without a voice the names are shown at once, and a refusal stays beside them', async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  const error = new AppError('vote/again');
  answerWith({
    [`GET ${path}`]: () => ({ body: ballot }),
    [`POST ${path}`]: () => ({ status: error.status, body: toWire(error) }),
  });
  const place = await draw(<VoteScreen token={token} />);
  await send(place);
  expect(place.querySelector('[role=alert]')?.textContent).toBe(error.message);
  expect(place.querySelectorAll('input[type=checkbox]')).toHaveLength(3);
});

it.each(['vote/closed', 'vote/not-found'] as const)('%s is one plain line', async (code) => {
  const error = new AppError(code);
  answerWith({ [`GET ${path}`]: () => ({ status: error.status, body: toWire(error) }) });
  const place = await draw(<VoteScreen token={token} />);
  expect(place.textContent).toContain(error.message);
  expect(place.querySelector('form')).toBeNull();
});

it('nothing is asked about what cannot be a link', async () => {
  const asked = answerWith({});
  const place = await draw(<VoteScreen token="sample" />);
  expect(place.textContent).toContain('There is no vote at this link.');
  expect(asked).toEqual([]);
});
