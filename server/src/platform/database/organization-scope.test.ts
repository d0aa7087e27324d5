import { accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../http/viewer.ts';
import { organizationScope } from './organization-scope.ts';

const { organizationId: column } = pgTable('groups', { organizationId: uuid('organization_id') });
const own = '019c0000-0000-7000-8000-000000000001';
const viewer = (accountType: Viewer['accountType'], organizationId: string | null): Viewer => ({
  personId: 'p',
  sessionId: 's',
  name: 'Mara',
  accountType,
  organizationId,
});
const dialect = new PgDialect();
const written = (...scope: Parameters<typeof organizationScope>) => {
  const { sql, params } = dialect.sqlToQuery(organizationScope(...scope));
  return sql.replace(/\$\d/g, () => String(params.shift()));
};

const unowned = '"groups"."organization_id" is null';
const mine = `"groups"."organization_id" = ${own}`;
const members = accountTypes.filter((type) => type !== 'admin');

describe('the rows of an owned table that somebody reads', () => {
  it('are all for an admin, of whatever organization', () => {
    for (const reach of ['sees', 'manages'] as const) {
      for (const organizationId of [null, own]) {
        expect(written(column, viewer('admin', organizationId), reach)).toBe('true');
      }
    }
  });

  it('are those of nobody, and of their own organization, for everybody else', () => {
    expect(written(column, null, 'sees')).toBe(unowned);
    for (const type of members) {
      expect(written(column, viewer(type, null), 'sees')).toBe(unowned);
      expect(written(column, viewer(type, own), 'sees')).toBe(`(${unowned} or ${mine})`);
    }
  });

  it('are managed by the organization’s corporate_admin alone', () => {
    expect(written(column, null, 'manages')).toBe('false');
    for (const type of members) {
      const manages = type === 'corporate_admin' ? mine : 'false';
      expect(written(column, viewer(type, own), 'manages')).toBe(manages);
      expect(written(column, viewer(type, null), 'manages')).toBe('false');
    }
  });
});
