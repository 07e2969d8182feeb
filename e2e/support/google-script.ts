import type { BrowserContext } from '@playwright/test';

/**
 * Google's script lets a page and its frame speak to each other; it comes from Google alone. This one does the same with
 * messages, as far as the provider's client and the emulator's frame use it, so that the journey needs no network.
 */
const script = `(() => {
  const channel = (other) => {
    const handlers = {}, early = {}, waiting = {};
    let last = 0;
    const answer = async (data) =>
      other().postMessage({ standIn: true, reply: data.id, value: await handlers[data.name](data.body) }, '*');
    addEventListener('message', ({ source, data }) => {
      if (source !== other() || !data || !data.standIn) return;
      // The provider's client throws after every answer about storage, a good one too. What Google's script does with it
      // is not known here; this one drops it.
      if (data.reply) return void Promise.resolve([data.value]).then(waiting[data.reply]).catch(() => undefined);
      if (handlers[data.name]) void answer(data);
      else (early[data.name] ??= []).push(data);
    });
    return {
      register: (name, handler) => {
        handlers[name] = handler;
        for (const data of early[name] ?? []) void answer(data);
      },
      send: (name, body, then) => {
        last += 1;
        waiting[last] = then;
        other().postMessage({ standIn: true, id: last, name, body }, '*');
      },
      restyle: () => Promise.resolve(),
      ping: (then) => Promise.resolve().then(then),
    };
  };
  const context = {
    open: ({ where, url }, then) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      const opened = channel(() => frame.contentWindow);
      return new Promise((resolve) => {
        frame.onload = () => resolve(then(opened));
      });
    },
    getParentIframe: () => channel(() => parent),
  };
  window.gapi = {
    load: (_, { callback }) => setTimeout(callback),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const named = new URL(document.currentScript.src).searchParams.get('onload');
  (named ? window[named] : window.gapi_onload)?.();
})();`;

const decoration = ['https://unpkg.com', 'https://fonts.googleapis.com'];

/** Origins that are asked for, and answered here. */
export async function standInForGoogle(context: BrowserContext): Promise<readonly string[]> {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  for (const origin of decoration)
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  return ['https://apis.google.com', ...decoration];
}
