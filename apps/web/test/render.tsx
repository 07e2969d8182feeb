import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

// React asks for this before it lets `act` collect updates.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** happy-dom knows no popovers; the browser tests see the real ones. */
function standInForPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

const roots: Root[] = [];

/** Draws into a fresh element of the page; `clean` takes all of them away again. */
export async function draw(content: ReactNode): Promise<HTMLElement> {
  standInForPopovers();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  await act(async () => root.render(content));
  return place;
}

export async function press(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press');
  await act(async () => element.click());
}

export async function clean(): Promise<void> {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.innerHTML = '';
}

/** As a person types it: React only hears of a value that did not pass through its own property. */
export async function typeInto(element: Element | null | undefined, text: string): Promise<void> {
  if (element instanceof HTMLElement) await act(async () => element.focus());
  await act(async () => strike(element, text));
}

/** One key: the field holds this afterwards. */
export function strike(element: Element | null | undefined, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('There is nothing to type into');
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

export async function leave(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to leave');
  await act(async () => element.blur());
}
