import { expect, it } from 'vitest';
import { houseWith } from '../house/house.ts';
import { relatedTests } from './related-tests.ts';

const folder = 'server/src/competitions/scores';
const house = houseWith({
  [`${folder}/scores.repository.ts`]: '',
  [`${folder}/scores.service.ts`]: "import './scores.repository.ts';",
  [`${folder}/scores.test.ts`]: "import '../../platform/testing/test-app.ts';",
  [`${folder}/scores.factory.ts`]: "import './scores.service.ts';",
  'server/src/competitions/cuts/cuts.test.ts': "import '../scores/scores.service.ts';",
  'server/src/competitions/cuts/cuts-moved.test.ts': "import './cuts.service.ts';",
  'server/src/competitions/cuts/cuts.service.ts': "import '../scores/scores.service.ts';",
  'server/src/competitions/teams/teams.test.ts': "import '../scores/scores.factory.ts';",
  'server/src/app.ts': "import './competitions/scores/scores.repository.ts';",
  'server/src/access.walk.test.ts': "import './app.ts';",
  'contract/src/competitions/score.schema.ts': '',
  'contract/src/competitions/reading/read-score.test.ts': "import '../score.schema.ts';",
  'web/src/ui/score.test.tsx': "import '@chalkline/contract/competitions/score.schema.ts';",
});

it('finds the tests beside a file and those that import it within two steps', () => {
  expect(relatedTests(house, [`${folder}/scores.repository.ts`])).toEqual({
    checks: ['checks/house.test.ts'],
    contract: [],
    scripts: [],
    server: [`${folder}/scores.test.ts`, 'server/src/competitions/cuts/cuts.test.ts'],
    web: [],
  });
});

it('does not go through what joins everything, unless that was changed', () => {
  const throughService = relatedTests(house, [`${folder}/scores.service.ts`]).server;
  expect(throughService).toContain('server/src/competitions/cuts/cuts-moved.test.ts');
  expect(throughService).not.toContain('server/src/competitions/teams/teams.test.ts');
  const factory = relatedTests(house, [`${folder}/scores.factory.ts`]).server;
  expect(factory).toContain('server/src/competitions/teams/teams.test.ts');
});

it('follows the contract into other workspaces, and runs a changed test', () => {
  const changed = ['contract/src/competitions/score.schema.ts', 'server/src/access.walk.test.ts'];
  const { contract, web, server } = relatedTests(house, changed);
  expect(contract).toEqual(['contract/src/competitions/reading/read-score.test.ts']);
  expect(web).toEqual(['web/src/ui/score.test.tsx']);
  expect(server).toEqual(['server/src/access.walk.test.ts']);
});
