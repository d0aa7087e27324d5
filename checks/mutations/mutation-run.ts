import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../house/read-tree.ts';

/** A copy of the code in which files may be broken. */
export interface MutationRun {
  /** Whether all of these tests pass with `text` in the place of the file. The first that fails ends it. */
  passes(file: string, text: string, tests: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Copies contract and server aside; the tree itself is never touched. */
export async function openMutationRun(): Promise<MutationRun> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-mutations-'));
  for (const part of ['contract', 'server']) {
    await cp(join(root, part, 'src'), join(folder, part, 'src'), { recursive: true });
    await cp(join(root, part, 'package.json'), join(folder, part, 'package.json'));
    const packages = join(root, part, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(folder, part, 'node_modules'));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const vitest = await startVitest(folder);

  async function specificationsOf(tests: readonly string[]): Promise<TestSpecification[]> {
    const paths = tests.map((test) => join(folder, test));
    const all = await vitest.globTestSpecifications(paths);
    return all.filter(({ moduleId }) => paths.includes(moduleId));
  }

  return {
    async passes(file, text, tests) {
      const path = join(folder, file);
      await writeFile(path, text);
      vitest.invalidateFile(path);
      for (const specification of await specificationsOf(tests)) {
        const { testModules: ended } = await vitest.runTestSpecifications([specification], false);
        if (ended.length === 0 || !ended.every((module) => module.ok())) return false;
      }
      return true;
    },
    async close() {
      await vitest.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startVitest(folder: string): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root: folder,
      config: false,
      watch: false,
      include: ['**/*.test.ts'],
      pool: 'threads',
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
      teardownTimeout: 2000,
    },
    { resolve: { alias: { '@chalkline/contract': join(folder, 'contract', 'src') } }, logLevel: 'silent' },
  );
}
