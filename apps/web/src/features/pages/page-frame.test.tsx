// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../packages/page/src/testing/pages.ts';
import { clean, draw } from '../../../test/render.tsx';
import { PageFrame } from './page-frame.tsx';

afterEach(clean);

async function show(heading: string) {
  const onReady = vi.fn();
  const hero = sectionOf('hero', 'h', { heading, action: { label: 'Write us', href: '#section-h' } });
  const place = await draw(<PageFrame page={pageOf([hero])} title="The page" onReady={onReady} />);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  const element = place.querySelector('iframe');
  const inside = element?.contentDocument;
  if (!element || !inside) throw new Error('There is no frame');
  return { element, inside };
}

it('shows the page in a frame where nothing runs, with its style and language', async () => {
  const { element, inside } = await show('Seals by noon');
  expect(element.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(element.title).toBe('The page');
  expect(inside.querySelector('h1')?.textContent).toBe('Seals by noon');
  expect(inside.documentElement.lang).toBe('en');
  expect(inside.body.className).toBe('d-memo');
  expect(inside.adoptedStyleSheets).toHaveLength(1);
  expect(inside.querySelector('style')).toBeNull();
});

it('a link inside leads nowhere else', async () => {
  const { inside } = await show('Seals by noon');
  const link = inside.querySelector('main a, header a');
  const click = new Event('click', { bubbles: true, cancelable: true });
  await act(async () => link?.dispatchEvent(click));
  expect(link).not.toBeNull();
  expect(click.defaultPrevented).toBe(true);
});

it('where a frame without scripts hears nothing, another hears, whose policy refuses every script', async () => {
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument') ?? {};
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const inside: Document = get?.call(this);
    // As in WebKit.
    if (this.getAttribute('sandbox') === 'allow-same-origin') inside.dispatchEvent = () => true;
    return inside;
  });
  const { element, inside } = await show('Seals by noon');
  expect(element.getAttribute('sandbox')).toBe('allow-same-origin allow-scripts');
  expect(element.srcdoc).toContain(`<meta http-equiv="Content-Security-Policy" content="script-src 'none';`);
  expect(inside.querySelector('h1')?.textContent).toBe('Seals by noon');
  vi.restoreAllMocks();
});
