// Tells a database that can't be reached at the moment from a statement that is wrong.

/** System error codes of a broken connection. A missing socket file only counts while connecting. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** PostgreSQL's: connection exceptions, shutdown, recovery, no connection left. */
const sqlStates = /^(08...|57P0[1235]|53300)$/;

/** The driver has no code for these. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Whether an error means that the database can't be reached now, so the same call may succeed in a moment. Looks
 * behind the wrappers of the query builder, and into the several tries that a connection to one name can be.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  // A caller who hangs up while sending a body is reported with the same code.
  if (error.message === 'aborted') return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && isDatabaseCode(code, syscall)) return true;
  return driverWords.test(error.message) || isDatabaseAway(error.cause);
}

function isDatabaseCode(code: string, syscall: string | undefined): boolean {
  if (sqlStates.test(code)) return true;
  if (code === 'ENOENT') return syscall === 'connect';
  return systemCodes.has(code);
}
