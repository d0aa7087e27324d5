import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { zones } from './zones.ts';

/** What the rule says of one file with one import, on its second line. */
function said(path: string, specifier: string): string {
  return report(zones(houseWith({ [path]: `\nimport '${specifier}';\n` })));
}

describe('zones, broken', () => {
  it('say where, which rule and how to mend it', () => {
    expect(said('web/src/app/routes.tsx', '../../../server/src/app.ts')).toBe(
      "web/src/app/routes.tsx:2 [imports/zones] imports '../../../server/src/app.ts': " +
        'web never imports the server; what both need belongs in contract',
    );
  });

  it.each([
    ['server/src/app.ts', '../../web/src/app/app.tsx', 'server may not import web'],
    ['server/src/app.test.ts', '../../web/src/app/app.tsx', 'server may not import web'],
    [
      'web/src/ui/bar.test.tsx',
      '@chalkline/server/src/app.ts',
      'web never imports the server, tests neither',
    ],
    ['contract/src/http/client.ts', 'fastify', 'imports zod only'],
    ['contract/src/money/money.schema.ts', 'node:crypto', 'imports zod only'],
    ['contract/src/http/client.ts', '../../../web/src/app/app.tsx', 'contract may not import web'],
    ['contract/src/http/paging.ts', '../events/event.schema.ts', 'imports no domain'],
    [
      'contract/src/events/event.schema.ts',
      '../competitions/entry.schema.ts',
      'competitions comes after events',
    ],
    [
      'server/src/events/events.service.ts',
      '../competitions/heats.service.ts',
      'competitions comes after events',
    ],
    [
      'server/src/accounts/people.rules.ts',
      '@chalkline/contract/money/money.ts',
      'money comes after accounts',
    ],
    ['server/src/platform/jobs/jobs.ts', '../../audit/audit.service.ts', 'the platform imports no domain'],
    [
      'server/src/platform/jobs/jobs.ts',
      '@chalkline/contract/audit/audit.ts',
      'the platform knows no domain',
    ],
    ['server/src/audit/audit.service.ts', '../app.ts', 'join everything'],
    ['server/src/audit/audit.service.ts', '../platform/testing/postgres.ts', 'testing is for tests only'],
    [
      'server/src/audit/audit.service.ts',
      '@chalkline/contract/audit/testing/any-x.ts',
      'testing is for tests only',
    ],
    ['server/src/app.ts', './platform/testing/postgres.ts', 'testing is for tests only'],
    ['server/src/audit/audit.service.ts', '../demo/world.ts', 'nothing in audit may import demo'],
    ['server/src/audit/audit.service.ts', '../../../contract/src/urls.ts', "'@chalkline/contract/urls.ts'"],
    ['server/src/audit/audit.service.ts', '../../drizzle.config.ts', 'nothing beside src'],
    ['web/src/ui/bar.tsx', '../features/events/events.queries.ts', 'ui imports nothing but ui'],
    ['web/src/ui/bar.tsx', '../app/routes.tsx', 'ui imports nothing but ui'],
    ['web/src/ui/bar.tsx', '../patterns/form.ts', 'ui imports nothing but ui'],
    ['web/src/platform/calls.ts', '../patterns/form.ts', 'the platform imports no patterns'],
    ['web/src/patterns/form.ts', '../features/events/events.queries.ts', 'patterns know no domain'],
    ['web/src/patterns/form.ts', '@chalkline/contract/events/event.schema.ts', 'patterns knows no domain'],
    ['web/src/ui/bar.tsx', '../platform/calls.ts', 'ui imports nothing but ui'],
    ['web/src/ui/bar.tsx', '@chalkline/contract/events/event.schema.ts', 'ui knows no domain'],
    ['web/src/ui/bar.tsx', '@tanstack/react-query', 'ui shows and never fetches'],
    ['web/src/platform/calls.ts', '../app/routes.tsx', 'imports no app'],
    [
      'web/src/features/events/event.screen.tsx',
      '../competitions/competitions.queries.ts',
      'may not import another feature',
    ],
    [
      'web/src/features/groups/group.screen.tsx',
      '../events/events.queries.ts',
      'may not import another feature',
    ],
    ['web/src/features/events/event.screen.tsx', '../../app/routes.tsx', 'a feature never imports app'],
    [
      'web/src/features/groups/group.screen.tsx',
      '@chalkline/contract/events/x.ts',
      'events comes after groups',
    ],
    [
      'e2e/board.test.ts',
      '@chalkline/server/src/app.ts',
      'server/src/platform/testing and *.factory.ts only',
    ],
    ['bench/board.ts', '../web/src/main.tsx', 'bench may not import web'],
    ['scripts/start.mjs', '../web/vite.config.ts', 'scripts may not import web'],
    ['checks/report.ts', '../server/src/app.ts', 'nothing of the server but server/src/domains.ts'],
    ['checks/report.ts', '@chalkline/contract/urls.ts', 'import none of it'],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(said(path, specifier)).toContain(message);
    expect(said(path, specifier).split('\n')).toHaveLength(1);
  });

  it.each(['server/src/gizmos/gizmos.rules.ts', 'contract/src/gizmos/x.ts', 'web/src/gizmos/x.tsx'])(
    'have no room for %s',
    (path) =>
      expect(report(zones(houseWith({ [path]: '' })))).toMatch(
        /:1 \[imports\/zones\] this folder is(n’t| none)/,
      ),
  );

  it.each([
    "import type { X } from '../competitions/x.ts';",
    "export * from '../competitions/x.ts';",
    "export { x } from '../competitions/x.ts';",
    "type X = import('../competitions/x.ts').X;",
    "const x = await import('../competitions/x.ts');",
    'const x = await import(`../competitions/x.ts`);',
    "new Worker(new URL('../competitions/x.ts', import.meta.url));",
  ])('see %s', (text) => {
    expect(zones(houseWith({ 'server/src/events/events.service.ts': text }))).toHaveLength(1);
  });
});

describe('zones, kept', () => {
  it.each([
    ['server/src/app.ts', './competitions/competitions.routes.ts'],
    ['web/src/features/events/event.screen.tsx', '../groups/groups.queries.ts'],
    ['server/src/competitions/heats/heats.service.ts', '../entries/entries.service.ts'],
    ['server/src/competitions/heats/heats.service.ts', '../../accounts/people.service.ts'],
    ['server/src/competitions/heats/heats.service.ts', '@chalkline/contract/competitions/heats.ts'],
    ['server/src/competitions/heats/heats.service.ts', '@chalkline/contract/urls.ts'],
    ['server/src/competitions/heats/heats.test.ts', '../../../src/platform/testing/postgres.ts'],
    ['server/src/accounts/people.test.ts', '../competitions/entries.factory.ts'],
    ['server/src/platform/testing/postgres.ts', '../../app.ts'],
    ['server/src/platform/http/viewer.ts', '@chalkline/contract/accounts/account-types.ts'],
    ['server/src/demo/world.ts', '../competitions/entries.service.ts'],
    ['contract/src/http/endpoint.ts', 'zod'],
    ['contract/src/live/live-stream.ts', '../http/fields.ts'],
    ['contract/src/urls.test.ts', 'vitest'],
    ['contract/src/events/testing/any-event.ts', 'fast-check'],
    ['server/src/events/events.test.ts', '@chalkline/contract/events/testing/any-event.ts'],
    ['contract/src/competitions/entry.schema.ts', '../accounts/person.schema.ts'],
    ['contract/src/competitions/entry.lifecycle.ts', '../lifecycle.ts'],
    ['web/src/main.tsx', './app/app.tsx'],
    ['web/src/app/routes.tsx', '../features/events/events.routes.tsx'],
    ['web/src/app/routes.tsx', '@chalkline/contract/events/event.schema.ts'],
    ['web/src/features/events/event.screen.tsx', '../../ui/bar.tsx'],
    ['web/src/features/events/event.screen.tsx', '../../platform/calls.ts'],
    ['web/src/features/events/event.screen.tsx', '@chalkline/contract/events/event.schema.ts'],
    ['web/src/ui/link.tsx', '@chalkline/contract/urls.ts'],
    ['web/src/patterns/form.ts', '../ui/bar.tsx'],
    ['web/src/patterns/form.ts', '@chalkline/contract/money/currencies.ts'],
    ['web/src/patterns/form.ts', '../platform/calls.ts'],
    ['web/src/features/events/events.screen.tsx', '../../patterns/form.ts'],
    ['e2e/board.test.ts', '@chalkline/server/src/platform/testing/postgres.ts'],
    ['e2e/board.test.ts', '../server/src/competitions/entries.factory.ts'],
    ['bench/board.ts', '@chalkline/contract/competitions/x.ts'],
    ['bench/page.ts', '../e2e/browser.ts'],
    ['checks/imports/place.ts', '../../server/src/domains.ts'],
  ])('%s may import %s', (path, specifier) => expect(said(path, specifier)).toBe(''));
});
