import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openPrompt } from './sql-prompt.ts';

/** psql on the database where the system has one, else a small prompt of our own. Gives the exit code. */
export async function openConsole(url: string): Promise<number> {
  const { username, password, hostname, port, pathname } = new URL(url);
  const child = spawn('psql', {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Not on the command line, where every user of the machine could read it.
      PGPASSWORD: decodeURIComponent(password),
      PGUSER: decodeURIComponent(username),
      // A folder where it is a socket file.
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  // Ctrl-C is psql's: it cancels the query and stays.
  const forPsql = () => undefined;
  process.on('SIGINT', forPsql);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
  } finally {
    process.off('SIGINT', forPsql);
  }
  await openPrompt(url, process.stdin, process.stdout);
  return 0;
}
