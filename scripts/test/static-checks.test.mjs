import { expect, it } from 'vitest';
import { programsOf } from './static-checks.mjs';

it.each([
  [['contract/src/urls.ts'], ['server', 'web', 'e2e', 'contract']],
  [['server/src/app.ts'], ['server', 'e2e']],
  [
    ['web/src/main.tsx', 'checks/rules.ts'],
    ['web', 'e2e'],
  ],
  [['docs/architecture.md', 'scripts/test.mjs'], []],
])('after a change of %j checks the types of %j', (changed, programs) => {
  expect(programsOf(changed)).toEqual(programs);
});
