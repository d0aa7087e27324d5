import { parseArgs } from 'node:util';
import { readConfig } from './platform/config/config.ts';
import { finishWith } from './platform/launch/finish-with.ts';
import { release } from './platform/launch/release.ts';
import { makeLog } from './platform/log/log.ts';
import { commands } from './platform/operate/commands.ts';
import { StartRefusal } from './platform/start-refusal.ts';

const usage = `npm run db -- backup FILE    saves a consistent copy of all rows and files, even while the server runs
npm run db -- restore FILE   restores a backup into an empty DATA_DIR or DATABASE_URL
npm run db -- migrate        applies pending migrations
npm run db -- reset          deletes the embedded database and its files (--yes: without asking)
npm run db -- console        opens a SQL prompt`;

await finishWith(async () => {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const [name = '', file] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new StartRefusal(usage);
  const config = readConfig(process.env);
  const log = makeLog(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  return command({ config, log, release: await release(), file, yes: values.yes === true });
});
