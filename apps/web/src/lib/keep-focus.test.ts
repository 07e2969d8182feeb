// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

function press() {
  document.body.innerHTML = '<section tabindex="-1"><button type="button">Restore</button></section><input>';
  const button = document.querySelector('button');
  const section = document.querySelector('section');
  button?.focus();
  return { button, section, giveBack: keepFocus() };
}

it('goes to the part that held the button where that is gone', async () => {
  const { button, section, giveBack } = press();
  button?.remove();
  giveBack();
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
});

it('goes back to the button where that was only switched off meanwhile', async () => {
  const { button, giveBack } = press();
  button?.blur();
  giveBack();
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

it('is left where the person has gone on to', async () => {
  const { button, giveBack } = press();
  const input = document.querySelector('input');
  button?.remove();
  input?.focus();
  giveBack();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  expect(document.activeElement).toBe(input);
});
