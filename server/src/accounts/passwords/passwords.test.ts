import { scryptSync } from 'node:crypto';
import { hashPassword as hashAsBefore } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { quickHash } from '../../platform/testing/quick-hash.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { signInMethods } from '../auth/auth.table.ts';
import { person } from '../people/people.factory.ts';
import { signIn } from '../sign-ins/sign-ins.service.ts';
import { findPasswordHash, findPasswordSetAt } from './passwords.repository.ts';
import { hashPassword, isPassword, passwordScrypt } from './passwords.service.ts';

const { parts, clock, database } = await testApp();

const password = 'seven lanes of chalk';

it('is kept by the product as scrypt of 64 MiB with its cost, whatever tests do', async () => {
  const hash = await passwordScrypt.of(password);
  const [name, N, r, p, salt = '', key] = hash.split(':');
  expect([name, N, r, p]).toEqual(['scrypt', '65536', '8', '2']);
  const figures = { N: 65_536, r: 8, p: 2, maxmem: 256 * 1024 * 1024 };
  expect(scryptSync(password, salt, 64, figures).toString('hex')).toBe(key);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

it('of an earlier kind still fits, and is kept anew by the next sign-in alone', async () => {
  const dear = { ...parts, slowHash: passwordScrypt };
  const mara = await person(parts, { password });
  const old = await hashAsBefore(password);
  await database.sql.update(signInMethods).set({ password: old }).where(eq(signInMethods.personId, mara.id));
  const hashNow = () => findPasswordHash(database.sql, mara.id);
  const from = { address: '127.0.0.1', device: undefined };
  const enter = (typed: string) => signIn(dear, { email: mara.email, password: typed }, from);
  await expect(enter('not the password')).rejects.toThrow();
  expect(await hashNow()).toBe(old);
  const setAt = await findPasswordSetAt(database.sql, mara.id);
  clock.advance(1000);
  await enter(password);
  const renewed = (await hashNow()) ?? '';
  expect([passwordScrypt.isOutdated(old), passwordScrypt.isOutdated(renewed)]).toEqual([true, false]);
  expect(await findPasswordSetAt(database.sql, mara.id)).toEqual(setAt);
  await enter(password);
  expect(await hashNow()).toBe(renewed);
});

it.each([
  ['the product', passwordScrypt],
  ['tests', quickHash],
])('fits its own hash alone, in %s', async (_name, slowHash) => {
  const hash = await hashPassword({ slowHash }, password);
  expect(await hashPassword({ slowHash }, password)).not.toBe(hash);
  expect(await isPassword({ slowHash }, hash, password)).toBe(true);
  expect(await isPassword({ slowHash }, hash, `${password}!`)).toBe(false);
  expect(await isPassword({ slowHash }, null, password)).toBe(false);
});
