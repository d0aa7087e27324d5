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
      serializers: { err: errorLine },
      redact: { paths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );
}

/**
 * The database driver hangs its whole connection on some errors, keys and all. An error's code is no secret,
 * unlike everything else of that name.
 */
function errorLine(error: Error): object {
  const { client: _connection, code, ...line } = pino.stdSerializers.err(error);
  return code === undefined ? line : { ...line, errorCode: code };
}
