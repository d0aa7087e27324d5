import type { Config } from '../config/config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase, visitEmbeddedDatabase } from '../embedded/embedded.ts';
import type { Log } from '../log/log.ts';
import { assertUsable } from './external-database.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database that a server runs on: the one of DATABASE_URL, else the embedded one, which it then owns. */
export function startDatabase(config: Place, log: Log): Promise<EmbeddedDatabase> {
  return config.databaseUrl === null
    ? startEmbeddedDatabase({ dataDir: config.dataDir, log })
    : external(config.databaseUrl);
}

/** The same for a command, which may come while a server runs. */
export function visitDatabase(config: Place, log: Log): Promise<EmbeddedDatabase> {
  return config.databaseUrl === null
    ? visitEmbeddedDatabase({ dataDir: config.dataDir, log })
    : external(config.databaseUrl);
}

async function external(url: string): Promise<EmbeddedDatabase> {
  await assertUsable(url);
  return { url, stop: () => Promise.resolve() };
}
