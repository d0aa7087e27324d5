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
 * The database driver hangs its whole connection on some errors, keys and all, and the query builder puts the
 * values of a failed query, which may be anybody's, into its text. An error's code is no secret, unlike
 * everything else of that name.
 */
function errorLine(error: Error): object {
  const {
    client: _connection,
    params: _values,
    detail: _row,
    code,
    ...line
  } = pino.stdSerializers.err(error);
  const kept = code === undefined ? line : { ...line, errorCode: code };
  return { ...kept, message: withoutValues(line.message), stack: withoutValues(line.stack) };
}

/** `Failed query: insert into … params: …`: the values run on to the first line of the stack. */
function withoutValues(text: string): string {
  return text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [redacted]');
}
