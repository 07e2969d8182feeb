import type { Page } from '@playwright/test';

/** Counts every script that an attack gets to run: all of them call `alert`. */
export function countRuns(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, {
      ran: 0,
      alert: () => Reflect.set(window, 'ran', Reflect.get(window, 'ran') + 1),
    });
  });
}

/** Scripts, handlers and addresses that run, in the first frame of the screen or, where there is none, in the page itself. */
export const findBreaches = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const canvas = frame === null ? document : frame.contentDocument;
    const all = [...(canvas?.querySelectorAll('*') ?? [])];
    const isBad = ({ name, value }: Attr) =>
      /^on|^srcdoc$/.test(name) ||
      (/^(?:href|src|action)$/.test(name) && /^\s*(?:java|vb|data:(?!image|,$))/i.test(value));
    const bad = all.flatMap(({ attributes }) => [...attributes].filter(isBad).map(({ name }) => name));
    const scripts = canvas?.querySelectorAll('script,iframe,object,embed,base').length ?? -1;
    return { elements: all.length > 100, scripts, bad, ran: Reflect.get(window, 'ran') };
  });
