import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { quickHash } from '../../platform/testing/quick-hash.ts';
import { hashPassword, isPassword, passwordScrypt } from './passwords.service.ts';

const password = 'seven lanes of chalk';

it('is kept by the product as scrypt of 16 MiB, whatever tests do', async () => {
  const hash = await passwordScrypt.of(password);
  const [salt = '', key] = hash.split(':');
  const figures = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(scryptSync(password, salt, 64, figures).toString('hex')).toBe(key);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
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
