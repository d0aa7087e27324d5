import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { expect, it } from 'vitest';
import { findInstalledPostgres, withPostgres } from './external-postgres.mjs';

const installed = findInstalledPostgres();

it.runIf(installed !== null)('lends a PostgreSQL of the system and takes it away again', async () => {
  expect(installed.version).toBeGreaterThanOrEqual(15);
  expect(existsSync(installed.folder)).toBe(true);
  const answers = (url) =>
    new Promise((resolve) => {
      const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const url = await withPostgres(installed, async (address) => {
    expect(await answers(address)).toBe(true);
    return address;
  });
  expect(await answers(url)).toBe(false);
});
