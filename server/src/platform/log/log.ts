import { pino } from 'pino';

/** Structured log lines, one JSON object each. */
export type Log = pino.Logger;

/** Never logged, at any depth. */
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

/** Creates the process's log. `level` is one of pino's; `silent` for tests. */
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
 * Some errors of the database driver include the whole connection with its keys, and the query builder puts a failed
 * query's values, which may be personal, into the message. An error's own `code` is no secret, unlike all other fields
 * with that name.
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

/** `Failed query: insert into … params: …`: the values continue up to the first line of the stack. */
function withoutValues(text: string): string {
  return text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [redacted]');
}
