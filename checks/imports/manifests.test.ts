import { expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { manifests } from './manifests.ts';

const whole = {
  'server/src/manifests.ts': "import './accounts/domain.ts'; import './platform/live/live.routes.ts';",
  'server/src/platform/live/live.routes.ts': '',
  'server/src/accounts/domain.ts':
    "import './people/people.routes.ts'; import './people/people.jobs.ts'; import './people/people.table.ts';",
  'server/src/accounts/people/people.routes.ts': '',
  'server/src/accounts/people/people.jobs.ts': '',
  'server/src/accounts/people/people.table.ts': 'export const peopleRetention = expireAt(people.endsAt);',
  'server/src/accounts/people/names.table.ts': 'export const names = pgTable();',
  'server/src/accounts/people/people.service.ts': '',
};

it('finds nothing where all routes and jobs are declared', () => {
  expect(manifests(houseWith(whole))).toEqual([]);
});

it.each([
  ['server/src/accounts/people/people.routes.ts', 'server/src/accounts/domain.ts', 'the domain’s domain.ts'],
  ['server/src/accounts/people/people.jobs.ts', 'server/src/accounts/domain.ts', 'the domain’s domain.ts'],
  ['server/src/accounts/people/people.table.ts', 'server/src/accounts/domain.ts', 'the domain’s domain.ts'],
  ['server/src/accounts/domain.ts', 'server/src/manifests.ts', 'server/src/manifests.ts'],
  ['server/src/platform/live/live.routes.ts', 'server/src/manifests.ts', 'server/src/manifests.ts'],
])('finds %s when %s leaves it out', (path, emptied, wanted) => {
  expect(report(manifests(houseWith({ ...whole, [emptied]: '' })))).toContain(
    `${path}:1 [imports/manifests] ${wanted} does not import this file, so nothing of it runs; declare it there`,
  );
});
