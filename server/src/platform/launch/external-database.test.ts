import { createServer } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { StartRefusal } from '../start-refusal.ts';
import { asAdmin, databaseUrl } from '../testing/databases.ts';
import { assertUsable, assertVersion } from './external-database.ts';

const good = () => new URL(inject('adminUrl'));

async function refusal(url: string): Promise<string> {
  const failure = await assertUsable(url).catch((caught: unknown) => caught);
  expect(failure).toBeInstanceOf(StartRefusal);
  return (failure as StartRefusal).message;
}

it('takes a database that it can run on', async () => {
  await expect(assertUsable(good().href)).resolves.toBeUndefined();
});

it('says that nothing answers, and where, without the password', async () => {
  const message = await refusal('postgres://someone:hunter2@127.0.0.1:1/chalkline');
  expect(message).toContain('(127.0.0.1:1/chalkline) can’t be reached: nothing is listening there');
  expect(message).not.toContain('hunter2');
});

it('says that there is no such host', async () => {
  expect(await refusal('postgres://someone@no-such-host.invalid/chalkline')).toMatch(
    /host doesn’t exist|resolved/,
  );
});

it('says that there is no such database', async () => {
  const url = good();
  url.pathname = '/nowhere';
  expect(await refusal(url.href)).toContain('this database doesn’t exist');
});

it.skipIf(process.env.TEST_DATABASE_URL !== undefined)('says that the password is wrong', async () => {
  const url = good();
  url.password = 'guess';
  expect(await refusal(url.href)).toContain('the user or the password is wrong');
});

it('says what else the other side does', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  expect(await refusal(`postgres://someone@127.0.0.1:${port}/x`)).toContain('can’t be reached');
});

it('refuses versions before 15, and text that is not UTF8', () => {
  expect(() => assertVersion(14, 'UTF8')).toThrow('leads to PostgreSQL 14; Chalkline needs 15 or newer');
  expect(() => assertVersion(15, 'SQL_ASCII')).toThrow('needs UTF8');
  expect(() => assertVersion(15, 'UTF8')).not.toThrow();
});

it('refuses a database whose locale knows no letters but those of ASCII', async () => {
  const adminUrl = inject('adminUrl');
  const name = `ascii_${process.pid}`;
  const ofAscii = `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C'`;
  await asAdmin(adminUrl, ofAscii);
  onTestFinished(() => asAdmin(adminUrl, `drop database ${name} with (force)`));
  expect(await refusal(databaseUrl(adminUrl, name))).toContain('knows only the letters of ASCII');
});
