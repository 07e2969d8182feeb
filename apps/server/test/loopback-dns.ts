import { createSocket } from 'node:dgram';

/** What a name server answers to a question for one type of record; `silence` never comes. */
export type DnsReply = 'ns' | 'soa' | 'empty' | 'nxdomain' | 'servfail' | 'refused' | 'silence';
type Reply = (name: string, type: 'NS' | 'SOA') => DnsReply;

const rcodes: Readonly<Record<Exclude<DnsReply, 'silence'>, number>> = {
  ns: 0,
  soa: 0,
  empty: 0,
  servfail: 2,
  nxdomain: 3,
  refused: 5,
};
const types = { ns: 2, soa: 6 } as const;

/** A name server of a few lines (RFC 1035). */
export async function listenForDns(host: string, reply: Reply) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { name, end } = readName(message);
    const type = message.readUInt16BE(end) === types.soa ? 'SOA' : 'NS';
    asked.push(`${type} ${name}`);
    const said = reply(name, type);
    if (said === 'silence') return;
    const isAnswered = said === 'ns' || said === 'soa';
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180 | rcodes[said], 2);
    head.writeUInt16BE(isAnswered ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const record = isAnswered ? recordOf(said) : Buffer.alloc(0);
    socket.send(Buffer.concat([head, message.subarray(12, end + 4), record]), from.port, from.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, host, resolve);
  });
  return {
    asked,
    server: `${host}:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readName(message: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function recordOf(kind: 'ns' | 'soa'): Buffer {
  const server = Buffer.from('\u0003ns1\u0004test\u0000', 'latin1');
  const data = kind === 'ns' ? server : Buffer.concat([server, server, Buffer.alloc(20)]);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(types[kind], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
