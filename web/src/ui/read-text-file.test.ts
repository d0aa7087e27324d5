import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it('reads UTF-8 with and without its mark', async () => {
  expect(await readTextFile(new Blob(['name\nMina Kovač']))).toBe('name\nMina Kovač');
  expect(await readTextFile(new Blob(['\uFEFFname']))).toBe('name');
});

it('reads what a spreadsheet on Windows writes', async () => {
  expect(await readTextFile(new Blob([new Uint8Array([0x4a, 0xf8, 0x72, 0x67])]))).toBe('Jørg');
});
