import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartRefusal } from '../start-refusal.ts';

/** Opens the port. Throws a `StartRefusal` where that cannot be. Gives the port, which PORT=0 leaves open. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  noteUnused(app);
  try {
    await app.listen({ host, port });
  } catch (failure) {
    throw explained(failure, host, port);
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function explained(failure: unknown, host: string, port: number): unknown {
  const sentence = sentences[(failure as NodeJS.ErrnoException).code ?? '']?.(host, port);
  return sentence === undefined ? failure : new StartRefusal(sentence, { cause: failure });
}

const sentences: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop it, or choose another port: PORT=${port + 1}`,
  EACCES: (_, port) => `This user isn’t allowed to use port ${port}. Choose 1024 or higher: PORT=3000`,
  EADDRNOTAVAIL: (host) => `HOST=${host} isn’t an address of this machine. Example: HOST=127.0.0.1`,
  ENOTFOUND: (host) => `HOST=${host} can’t be resolved. Example: HOST=127.0.0.1`,
};

/**
 * Takes no new connection, lets the requests under way finish, and after so many seconds cuts those that are
 * not done.
 */
export async function stopListening(app: FastifyInstance, seconds: number, cut: AbortSignal): Promise<void> {
  const cutNow = () => app.server.closeAllConnections();
  const timer = setTimeout(cutNow, seconds * 1000);
  // A connection whose last call has just been answered would otherwise wait for another one.
  const sweeper = setInterval(() => app.server.closeIdleConnections(), 50);
  for (const socket of unusedOf.get(app.server) ?? []) socket.destroy();
  cut.addEventListener('abort', cutNow);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
    clearInterval(sweeper);
    cut.removeEventListener('abort', cutNow);
  }
}

/**
 * Browsers open connections ahead of need. One that never carried a call does not count as idle, so closing
 * would wait for it as for a call under way.
 */
const unusedOf = new WeakMap<Server, Set<Socket>>();

function noteUnused({ server }: FastifyInstance): void {
  const unused = new Set<Socket>();
  unusedOf.set(server, unused);
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
}
