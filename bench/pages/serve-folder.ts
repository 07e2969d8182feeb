import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As plain web space serves it: compressed, with a type, and a robots.txt. */
export async function serveFolder(
  folder: string,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = createServer(({ url = '/' }, answer) => {
    const name = basename(new URL(url, 'http://x').pathname);
    if (name === 'robots.txt')
      return answer.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nAllow: /\n');
    if (!name.endsWith('.html')) return answer.writeHead(404).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    answer.writeHead(200, headers).end(gzipSync(readFileSync(join(folder, name))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
