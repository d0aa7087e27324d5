import { expect, it } from 'vitest';
import { workspacesOf } from './static-checks.mjs';

it.each([
  [['contract/src/urls.ts'], ['server', 'web', 'e2e', 'bench', 'contract', 'checks']],
  [['server/src/app.ts'], ['server', 'e2e', 'bench', 'checks']],
  [
    ['web/src/main.tsx', 'e2e/walk.ts'],
    ['web', 'e2e', 'bench'],
  ],
  [['docs/architecture.md', 'scripts/test.mjs'], []],
])('after a change of %j checks the types of %j', (changed, workspaces) => {
  expect(workspacesOf(changed)).toEqual(workspaces);
});
