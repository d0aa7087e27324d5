import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { lostMaterial, thirdParty, thirdPartyPage } from './third-party.ts';

const papers = {
  'package.json': '{ "devDependencies": { "vitest": "5.1.1" } }',
  'server/package.json': '{ "dependencies": { "pg": "8.0.0", "@chalkline/contract": "0.1.0" } }',
  'web/package.json': '{ "devDependencies": { "pg": "8.0.0" } }',
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/pg': { license: 'MIT', integrity: 'x' },
      'node_modules/vitest': { license: 'MIT', integrity: 'x', dev: true },
      'node_modules/pg-types': { license: 'MIT', integrity: 'x' },
    },
  }),
};
const page = thirdPartyPage(houseWith(papers));
const kept = { ...papers, 'docs/third-party.md': page };

describe('docs/third-party.md', () => {
  it('lists what we ask for, by where it is used, and nothing else', () => {
    expect(page).toContain(
      '## In the product\n\n| package | license | used by |\n| --- | --- | --- |\n| pg | MIT | server |\n',
    );
    expect(page).toContain(
      'only\n\n| package | license | used by |\n| --- | --- | --- |\n| vitest | MIT | all |\n',
    );
    expect(page).not.toContain('pg-types');
    expect(page).toContain('OFL-1.1');
  });

  it('is fine as printed', () => expect(thirdParty(houseWith(kept))).toEqual([]));

  it('is a finding when it is missing or out of date', () => {
    const message =
      'docs/third-party.md:1 [papers/third-party] is out of date; run npx node checks/third-party.ts --write';
    expect(report(thirdParty(houseWith(papers)))).toBe(message);
    const more = '{ "dependencies": { "pg": "8.0.0", "vitest": "5.1.1" } }';
    expect(report(thirdParty(houseWith({ ...kept, 'server/package.json': more })))).toBe(message);
  });

  it('knows the license of everything we ask for', () => {
    const house = {
      ...papers,
      'package-lock.json': '{ "packages": { "node_modules/pg": { "license": "MIT" } } }',
    };
    const printed = { ...house, 'docs/third-party.md': thirdPartyPage(houseWith(house)) };
    expect(report(thirdParty(houseWith(printed)))).toBe(
      'package-lock.json:1 [papers/third-party] vitest states no license; choose another package',
    );
  });

  it.each([
    'web/public/brand.woff2',
    'server/src/nutrition/data/foods.csv',
    'server/src/nutrition/vectors.bin',
  ])('lists where %s comes from', (path) =>
    expect(report(thirdParty(houseWith({ ...kept, [path]: '' })))).toContain(
      `${path}:1 [papers/third-party]`,
    ),
  );

  it('lists nothing that is gone', () => {
    expect(report(lostMaterial(houseWith(kept)))).toContain(
      'said to be in @fontsource-variable/inter, which is not here',
    );
  });
});
