import { emailField } from '@chalkline/contract/http/fields.ts';
import { makeAdministrator } from './accounts/administrators/administrators.make.service.ts';
import { openParts } from './open-parts.ts';
import { readConfig } from './platform/config/config.ts';
import { finishWith, say } from './platform/launch/finish-with.ts';
import { Lifetime } from './platform/launch/lifetime.ts';
import { visitDatabase } from './platform/launch/process-database.ts';
import { makeLog } from './platform/log/log.ts';
import { StartRefusal } from './platform/start-refusal.ts';

await finishWith(async () => {
  const given = emailField.safeParse(process.argv[2] ?? '');
  if (!given.success) throw new StartRefusal('Whose account? Example: npm run admin -- you@example.org');
  // Jobs that this sends are for a server to run.
  const config = { ...readConfig(process.env), role: 'web' } as const;
  const log = makeLog(process.env.LOG_LEVEL ? config.logLevel : 'warn');
  const life = new Lifetime(log);
  try {
    const { parts } = await openParts({ config, log, life, reachDatabase: visitDatabase });
    const { person, isNew, passwordLink } = await makeAdministrator(parts, given.data);
    say(`${person.email} is ${isNew ? 'invited as' : 'now'} an administrator.`);
    say(`Open this link to set the password. It works once, for 24 hours:\n${passwordLink}`);
  } finally {
    await life.end();
  }
  return 0;
});
