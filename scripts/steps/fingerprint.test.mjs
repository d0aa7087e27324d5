import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintOf } from './fingerprint.mjs';

function tree() {
  const root = mkdtempSync(join(tmpdir(), 'chalkline-fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  writeFileSync(join(root, 'web', 'main.ts'), 'one');
  writeFileSync(join(root, 'web', 'dist', 'main.js'), 'built');
  return { root, now: () => fingerprintOf([join(root, 'web')], (name) => name === 'dist') };
}

it('changes with contents and names, and not with times or what is left out', () => {
  const { root, now } = tree();
  const first = now();
  utimesSync(join(root, 'web', 'main.ts'), 1, 1);
  writeFileSync(join(root, 'web', 'dist', 'main.js'), 'built again');
  expect(now()).toBe(first);
  writeFileSync(join(root, 'web', 'main.ts'), 'two');
  const second = now();
  expect(second).not.toBe(first);
  writeFileSync(join(root, 'web', 'new.ts'), '');
  expect(now()).not.toBe(second);
});
