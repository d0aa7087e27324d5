import { pino } from 'pino';

/** Structured log lines, one JSON object each. */
export type Log = pino.Logger;

/** Never written out, wherever they stand in what is logged. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'code',
  'otp',
  'secret',
  'apiKey',
  'connectionString',
];

const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers["${name}"]`]);

/** Makes the process's log. `level` is one of pino's; `silent` for tests. */
export function makeLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
}
