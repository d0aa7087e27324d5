import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitEmbeddedDatabase } from '../embedded/embedded.ts';
import { makeLog } from '../log/log.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/**
 * A second process on the embedded database and the files of a running one, like a company's site next to the open one.
 */
export async function startBeside(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const database = await visitEmbeddedDatabase({ dataDir, log: makeLog('fatal') });
  const secret = await readFile(join(dataDir, 'app-secret'), 'utf8');
  const shared = { DATABASE_URL: database.url, APP_SECRET: secret.trim(), DATA_DIR: dataDir };
  return startServer({ ...shared, ...env });
}
