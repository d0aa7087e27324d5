import pg from 'pg';
import { unnumberedNotice, wakeChannel } from './live-numbering.ts';
import { type PassingMessage, passingChannel, readPassing } from './live-passing.ts';

export interface ConnectionListeners {
  /** Another process committed something; `unnumbered`: it has no number yet. */
  readonly onNotice: (unnumbered: boolean) => void;
  readonly onPassing: (message: PassingMessage) => void;
  readonly onBroken: (broken: pg.Client, error: Error) => void;
}

/** The connection that live events come over: it listens, and is not one of the pool. */
export async function openLiveConnection(url: string, listeners: ConnectionListeners): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chalkline live',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
  });
  // Without a listener a broken connection would end the process.
  client.on('error', (error) => listeners.onBroken(client, error));
  client.on('notification', (message) => {
    if (message.channel === passingChannel) listeners.onPassing(readPassing(message.payload));
    else if (message.processId !== serverProcessOf(client))
      listeners.onNotice(message.payload === unnumberedNotice);
  });
  try {
    await client.connect();
    await client.query(`listen ${wakeChannel}; listen ${passingChannel}`);
  } catch (error) {
    // The first error says what is wrong; ending what never began may fail as well.
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/** The server's process behind a connection: tells our own NOTIFY from another's. */
function serverProcessOf(client: pg.Client): number | null {
  return (client as pg.Client & { readonly processID: number | null }).processID;
}
