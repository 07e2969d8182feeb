import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** From now on nothing passes, and nothing is closed: as a server that was stopped or a network that swallows. */
  freeze(): void;
  /** Passes on what was held back. */
  thaw(): void;
  close(): void;
}

/** Stands between a server and its PostgreSQL. */
export async function startFreezingProxy(target: string): Promise<FreezingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const join = (from: Socket, to: Socket) => {
    from.pipe(to);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    sockets.add(from);
    if (isFrozen) from.pause();
  };
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname);
    join(client, database);
    join(database, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
