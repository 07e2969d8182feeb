import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every http address in the plain text. */
  readonly links: readonly string[];
  readonly raw: string;
}

export interface SmtpSink {
  readonly url: string;
  readonly messages: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function startSmtp({ port = 0 }: { port?: number } = {}): Promise<SmtpSink> {
  const messages: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream).then(
        (raw) => {
          messages.push(readMail(raw, to));
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function readMail(raw: string, to: readonly string[]): ReceivedMail {
  const whole = readPart(raw);
  const parts = listParts(whole);
  const bodyOf = (type: string) => decodeBody(parts.find((part) => typeOf(part).startsWith(type)));
  const plain = bodyOf('text/plain');
  return {
    to,
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: plain,
    html: bodyOf('text/html'),
    links: plain.match(/https?:\/\/\S+/g) ?? [],
    raw,
  };
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function listParts(part: Part): readonly Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  const pieces = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => listParts(readPart(piece.replace(/^\r\n/, ''))));
}

function typeOf(part: Part): string {
  return part.headers.get('content-type') ?? 'text/plain';
}

function decodeBody(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(part.body.replace(/=\r\n/g, ''));
  return part.body;
}

function decodeQuoted(value: string): string {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number(`0x${hex}`)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047, as far as a subject of ours needs it. */
function decodeWords(value: string): string {
  return value.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(content, 'base64').toString('utf8')
      : decodeQuoted(content.replaceAll('_', ' ')),
  );
}
