import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { names } from './names.ts';
import { size } from './size.ts';

describe('size', () => {
  const long = (lines: number) => 'const a = 1;\n'.repeat(lines);

  it('says how long a file is and how long it may be', () => {
    expect(report(size(houseWith({ 'server/src/app.ts': long(301) })))).toBe(
      'server/src/app.ts:301 [files/size] 301 lines, the limit is 300; split it by use case, each part under its own name',
    );
  });

  it.each([
    ['web/src/ui/base.css', 301],
    ['web/src/ui/bar.tsx', 301],
    ['scripts/start.mjs', 301],
    ['server/src/app.test.ts', 501],
  ])('refuses %s with %i lines', (path, lines) => {
    expect(size(houseWith({ [path]: long(lines) }))).toHaveLength(1);
  });

  it.each([
    ['server/src/app.ts', 300],
    ['server/src/app.test.ts', 500],
    ['server/migrations/0000_start.sql', 900],
    ['docs/operations.md', 400],
  ])('lets %s have %i lines', (path, lines) => {
    expect(size(houseWith({ [path]: long(lines) }))).toEqual([]);
  });
});

describe('names', () => {
  it('say what is wrong with a name that says nothing', () => {
    expect(report(names(houseWith({ 'web/src/ui/utils.ts': '' })))).toBe(
      "web/src/ui/utils.ts:1 [files/names] 'utils' does not say what is inside; name it after the one thing it does",
    );
  });

  it.each([
    'server/src/common/money.ts',
    'web/src/shared/bar.tsx',
    'server/src/platform/date-utils.ts',
    'server/src/platform/util-dates.ts',
    'server/src/events/events.helpers.ts',
    'e2e/helper.ts',
    'docs/misc/x.md',
    'server/src/stuff.ts',
  ])('say nothing in %s', (path) => {
    expect(report(names(houseWith({ [path]: '' })))).toContain('does not say what is inside');
  });

  it.each([
    'web/src/ui/StatusMark.tsx',
    'server/src/new_id.ts',
    'web/src/ui/baseStyles.css',
    'server/src/Events/x.ts',
  ])('are not kebab-case in %s', (path) =>
    expect(report(names(houseWith({ [path]: '' })))).toContain('is not kebab-case'),
  );

  it.each([
    'server/src/app.js',
    'web/src/app.jsx',
    'server/src/app.mjs',
    'contract/src/x.cts',
    'checks/x.mts',
  ])('end in .ts or .tsx, unlike %s', (path) =>
    expect(report(names(houseWith({ [path]: '' })))).toContain('code is .ts or .tsx'),
  );

  it.each([
    'web/src/ui/status-mark.module.css',
    'server/src/platform/live/shared-stream.ts',
    'server/src/competitions/heats/heats.publish.service.ts',
    'scripts/start.mjs',
    'web/public/color-scheme.js',
    'README.md',
    'docs/decisions/001-house-checks.md',
    'server/migrations/0001_live_outbox.sql',
    '.ci/run',
    '.npmrc',
  ])('may be %s', (path) => expect(names(houseWith({ [path]: '' }))).toEqual([]));
});
