import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { packages } from './packages.ts';

const manifests = {
  'package.json': '{ "devDependencies": { "vitest": "5.1.1" } }',
  'server/package.json': '{ "dependencies": { "pg": "8.0.0" }, "devDependencies": { "s3rver": "3.7.1" } }',
};
const said = (path: string, text: string) => report(packages(houseWith({ ...manifests, [path]: text })));

describe('packages', () => {
  it('must be asked for by the workspace itself', () => {
    expect(said('server/src/a.ts', "\nimport pino from 'pino';")).toBe(
      "server/src/a.ts:2 [imports/packages] 'pino' is not in server/package.json; add it there with its exact version",
    );
  });

  it('must be there in production when the product needs them', () => {
    expect(said('server/src/a.ts', "import 's3rver';")).toBe(
      "server/src/a.ts:1 [imports/packages] 's3rver' is a devDependency of server, which production does not " +
        'install; make it a dependency',
    );
    expect(said('server/src/a.ts', "import 'vitest';")).toContain('devDependency');
  });

  it.each([
    ['server/src/a.ts', "import 'pg'; import 'pg/lib/x.js'; import 'node:fs'; import './b.ts';"],
    ['server/src/a.ts', "import type { S3rver } from 's3rver';"],
    ['server/src/a.test.ts', "import 's3rver'; import 'vitest';"],
    ['server/src/platform/testing/postgres.ts', "import 's3rver';"],
    ['server/drizzle.config.ts', "import 's3rver';"],
    ['server/src/a.ts', "import 'virtual:pwa-register';"],
  ])('%s may hold %s', (path, text) => expect(said(path, text)).toBe(''));
});
