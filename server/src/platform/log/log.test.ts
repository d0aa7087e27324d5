import { expect, it } from 'vitest';
import { makeLog } from './log.ts';

function logged(thing: object): string {
  const lines: string[] = [];
  makeLog('info', { write: (line) => lines.push(line) }).info(thing, 'said');
  return lines.join('');
}

it('says of an error what happened and where, and nothing of the connection it hangs on', () => {
  const client = { secretKey: 374916735, password: 'hunter2' };
  const line = logged({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', client }) });
  expect(line).toContain('refused');
  expect(line).toContain('"errorCode":"ECONNREFUSED"');
  expect(line).toContain('log.test.ts');
  expect(line).not.toMatch(/secretKey|hunter2/);
});

it('writes out no secret, however deep it lies', () => {
  const line = logged({ password: 'hunter2', body: { code: 'hunter2', session: { token: 'hunter2' } } });
  expect(line).toContain('[redacted]');
  expect(line).not.toContain('hunter2');
});

it('says which query failed, and none of its values', () => {
  const err = new Error(
    'Failed query: insert into accounts.people (name) values ($1)\nparams: Noor,\nhunter2',
  );
  const line = logged({ err: Object.assign(err, { params: ['hunter2'], detail: 'Key (name)=(hunter2)' }) });
  expect(line).toContain('insert into accounts.people');
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('hunter2');
});
