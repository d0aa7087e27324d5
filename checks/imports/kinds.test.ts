import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { kindOf } from './file-kinds.ts';
import { kinds } from './kinds.ts';

/** What the rule says of one file of the entries, in the competitions. */
function said(kind: string, statement: string): string {
  return report(kinds(houseWith({ [`server/src/competitions/entries/entries.${kind}.ts`]: statement })));
}

describe('kinds, broken', () => {
  it('say where, which rule and how to mend it', () => {
    expect(said('rules', "\nimport { x } from './entries.repository.ts';")).toBe(
      'server/src/competitions/entries/entries.rules.ts:2 [imports/kinds] ' +
        "rules may not import repository ('./entries.repository.ts'): see checks/imports/file-kinds.ts",
    );
  });

  it.each([
    ['rules', "import 'node:crypto';", 'parts of Node'],
    ['rules', "import 'zod';", 'the package zod'],
    ['rules', "import '../../platform/clock/clock.ts';", 'platform/clock, except as a type'],
    ['policy', "import './entries.repository.ts';", 'repository, except as a type'],
    ['policy', "import type { x } from './entries.service.ts';", 'service'],
    ['table', "import './entries.repository.ts';", 'repository'],
    ['errors', "import './entries.service.ts';", 'service'],
    ['repository', "import './entries.service.ts';", 'service'],
    ['repository', "import '../../accounts/people.repository.ts';", 'repository of another domain'],
    ['service', "import { eq } from 'drizzle-orm';", 'the package drizzle-orm'],
    ['service', "import './entries.routes.ts';", 'routes'],
    ['service', "import '../../accounts/people.repository.ts';", 'repository of another domain'],
    ['withdraw.service', "import './entries.table.ts';", 'table, except as a type'],
    ['present', "import './entries.service.ts';", 'service, except as a type'],
    ['routes', "import './entries.repository.ts';", 'repository'],
    ['routes', "import './entries.policy.ts';", 'policy'],
    ['routes', "import 'fastify';", 'the package fastify'],
    ['routes', "import '../../accounts/people.service.ts';", 'service of another domain'],
    ['jobs', "import './entries.service.ts';", 'service, except by import()'],
    ['jobs', "export const load = () => import('./entries.repository.ts');", 'repository'],
    [
      'jobs',
      "export const load = () => import('../../accounts/people.service.ts');",
      'service of another domain',
    ],
    ['factory', "import './entries.routes.ts';", 'routes'],
  ])('%s: %s', (kind, statement, message) => {
    expect(said(kind, statement)).toContain(`${kind.replace('withdraw.', '')} may not import ${message}`);
  });

  it.each(['entries.ts', 'index.ts', 'entries.queries.ts', 'entries.sql.ts', 'entries.withdraw.rules.ts'])(
    'know no kind for %s',
    (name) => {
      const found = report(kinds(houseWith({ [`server/src/competitions/${name}`]: '' })));
      expect(found).toContain(
        `server/src/competitions/${name}:1 [imports/kinds] a domain's file is <noun>.<kind>.ts`,
      );
    },
  );
});

describe('kinds, kept', () => {
  it.each([
    [
      'table',
      "import { pgSchema } from 'drizzle-orm/pg-core'; import { people } from '../../accounts/people.table.ts';",
    ],
    ['rules', "import { x } from '@chalkline/contract/competitions/x.ts'; import '../heats/heats.rules.ts';"],
    ['policy', "import './entries.rules.ts'; import type { EntryRow } from './entries.table.ts';"],
    ['policy', "import type { Viewer } from '../../platform/http/viewer.ts';"],
    ['errors', "import { Refusal } from '../../platform/http/refusal.ts';"],
    [
      'repository',
      "import { eq } from 'drizzle-orm'; import './entries.table.ts'; import './entries.errors.ts';",
    ],
    ['service', "import './entries.policy.ts'; import '../../audit/audit.service.ts'; import 'node:crypto';"],
    ['withdraw.service', "import './entries.repository.ts'; import './entries.jobs.ts';"],
    ['present', "import './entries.policy.ts'; import type { EntryRow } from './entries.table.ts';"],
    [
      'routes',
      "import './entries.service.ts'; import '../../platform/http/serve.ts'; import './entries.present.ts';",
    ],
    ['jobs', "import { z } from 'zod'; export const load = () => import('./entries.mail.service.ts');"],
    ['factory', "import './entries.table.ts'; import '../../accounts/people.factory.ts';"],
    [
      'test',
      "import './entries.routes.ts'; import '../../platform/testing/postgres.ts'; import 'drizzle-orm';",
    ],
    ['rules.test', "import './entries.rules.ts';"],
  ])('%s: %s', (kind, statement) => expect(said(kind, statement)).toBe(''));

  it('leave the platform and the demo their own names', () => {
    expect(kinds(houseWith({ 'server/src/platform/http/serve.ts': "import 'fastify';" }))).toEqual([]);
  });

  it.each([
    ['heats.rules.ts', 'rules'],
    ['score-values.table.ts', 'table'],
    ['events.publish.service.ts', 'service'],
    ['events.jobs.handler.ts', undefined],
    ['events.jobs.ts', 'jobs'],
    ['events.publish.service.test.ts', 'test'],
  ])('read %s as %s', (name, kind) => expect(kindOf(name)).toBe(kind));
});
