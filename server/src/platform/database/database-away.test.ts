import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
}
function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError('said by the database', 20, 'error'), { code });
}

it.each([
  ['nobody listens', systemError('ECONNREFUSED', 'connect')],
  ['its socket file is gone', systemError('ENOENT', 'connect')],
  ['the connection broke', systemError('ECONNRESET', 'read')],
  ['it is shutting down', databaseError('57P01')],
  ['it crashed', databaseError('57P02')],
  ['it is starting', databaseError('57P03')],
  ['it has no connection left', databaseError('53300')],
  ['the driver lost it', new Error('Connection terminated unexpectedly')],
  ['a wrapped one', new Error('Failed query: select', { cause: databaseError('08006') })],
  ['all addresses of a name refuse', new AggregateError([systemError('ECONNREFUSED', 'connect')])],
])('is away when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  ['a row is refused', databaseError('23505')],
  ['a statement takes too long', databaseError('57014')],
  ['the disk is full', databaseError('53100')],
  ['a caller hung up', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['a file is missing', systemError('ENOENT', 'open')],
  ['something else fails', new TypeError('x is undefined')],
  ['no error was thrown', 'away'],
])('is there when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
