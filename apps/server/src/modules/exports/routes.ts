import { exportEndpoints } from '@slipway/contracts';
import { AppError, toWire } from '@slipway/core';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import { EventStream, wantsEvents } from '../../http/event-stream.ts';
import type { WebDeps } from '../../http/session.ts';
import { prepareExport, type ReadyExport } from './export-file.ts';

const [file] = exportEndpoints;

/** A multiple of three: each part is base64 without padding in between. */
const partBytes = 192 * 1024;

export function exportRoutes(app: App, deps: WebDeps): void {
  bind(app, file, deps, async ({ person, params, input, request }) => {
    const { kind = '', id = '', format = '' } = params;
    const ready = await prepareExport(deps, { uid: person.uid, kind, id, format, ...input });
    return wantsEvents(request) ? asEvents(ready) : asFile(ready, request.signal);
  });
}

async function asFile(ready: ReadyExport, signal: AbortSignal): Promise<Response> {
  const bytes = await ready.make({ signal });
  return new Response(bytes, {
    headers: {
      'content-type': ready.type,
      'content-length': String(bytes.length),
      'content-disposition': disposition(ready.name),
      'x-content-type-options': 'nosniff',
      // A drawing opened from here runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

function asEvents(ready: ReadyExport): EventStream {
  return new EventStream(async (send, gone) => {
    try {
      const onProgress = (progress: unknown) => send('progress', progress);
      const bytes = await ready.make({ signal: gone, onProgress });
      send('file', { name: ready.name, type: ready.type, size: bytes.length });
      for (let at = 0; at < bytes.length && !gone.aborted; at += partBytes)
        send('part', Buffer.from(bytes.subarray(at, at + partBytes)).toString('base64'));
      send('end', {});
    } catch (error) {
      if (gone.aborted) return;
      send(
        'error',
        toWire(error instanceof AppError ? error : new AppError('export/failed', {}, { cause: error })),
      );
    }
  });
}

/** RFC 6266 and 5987: plain letters for programs that know no others, and the name as it is. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/["\\%]/gu, '');
  const whole = encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
