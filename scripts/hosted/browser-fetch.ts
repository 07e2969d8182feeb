import { makeClient } from '../../apps/server/test/client.ts';

/** Lets the browser's code run here: its relative addresses lead to one server, with the cookies a browser would keep. */
export function stubBrowserFetch(origin: string) {
  const real = globalThis.fetch;
  const { cookies } = makeClient({ request: (url, init) => real(url, init) }, origin);
  let isBroken = false;
  const browse = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (typeof input !== 'string' || !input.startsWith('/')) return real(input, init);
    if (isBroken) return new Response('', { status: 500 });
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await real(new URL(input, origin), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  globalThis.fetch = browse;
  return {
    cookies,
    breakServer: (broken: boolean) => {
      isBroken = broken;
    },
    restore: () => {
      globalThis.fetch = real;
    },
  };
}
