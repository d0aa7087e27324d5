import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changed.mjs';

/** A repository with `main` and a branch that is checked out. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args) => {
    const who = ['-c', 'user.name=Mara', '-c', 'user.email=mara@example.org'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const commit = () => {
    git('add', '.');
    git('commit', '--message', 'A change');
  };
  git('init', '--initial-branch', 'main');
  write('kept.ts', '1');
  write('edited.ts', '1');
  write('removed.ts', '1');
  commit();
  return { folder, git, write, commit };
}

test('names what differs from main: committed on the branch, edited, removed or new', () => {
  const { folder, git, write, commit } = repository();
  git('checkout', '-b', 'branch');
  write('committed.ts', '1');
  commit();
  write('edited.ts', '2');
  write('new.ts', '1');
  rmSync(join(folder, 'removed.ts'));
  expect(changedFiles(folder).sort()).toEqual(['committed.ts', 'edited.ts', 'new.ts', 'removed.ts']);
});

test('on main names what is not committed yet', () => {
  const { folder, write } = repository();
  expect(changedFiles(folder)).toEqual([]);
  write('edited.ts', '2');
  expect(changedFiles(folder)).toEqual(['edited.ts']);
});

test('says so where there is nothing to compare with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => changedFiles(folder)).toThrow('needs a git repository with at least one commit');
});
