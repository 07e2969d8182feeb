// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CheckoutMaker, loadCheckout } from './checkout.ts';

class Provider {
  open(): void {}
  on(): void {}
}
const maker: CheckoutMaker = Provider;
const address = '/checkout.js';
// happy-dom would fetch it: what is put into the head is only noted.
const scripts: HTMLScriptElement[] = [];
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  scripts.length = 0;
  delete window.Razorpay;
});

it('brings the script into the page and gives what it defines', async () => {
  const loading = loadCheckout(window, address);
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual([address]);
  window.Razorpay = maker;
  scripts[0]?.onload?.(new Event('load'));
  expect(await loading).toBe(maker);
  expect(await loadCheckout(window, address)).toBe(maker);
  expect(scripts).toHaveLength(1);
});

it.each(['onerror', 'onload'] as const)(
  '[§8] payment script load failure (%s): says that the provider script failed to load, and tries anew later',
  async (end) => {
    const loading = loadCheckout(window, address);
    scripts[0]?.[end]?.(new Event('x'));
    await expect(loading).rejects.toMatchObject({
      code: 'payment/script-failed',
      message: expect.stringContaining('payment provider script failed to load'),
    });
    void loadCheckout(window, address);
    expect(scripts).toHaveLength(2);
  },
);
