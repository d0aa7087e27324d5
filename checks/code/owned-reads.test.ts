import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { ownedReads } from './owned-reads.ts';

const path = 'server/src/groups/groups.repository.ts';
const table = `export const groups = groupsSchema.table('groups', { organizationId: uuid('organization_id') });
export const tags = groupsSchema.table('tags', { name: text('name') });`;
const said = (body: string) =>
  report(
    ownedReads(
      houseWith({
        'server/src/groups/groups.table.ts': table,
        [path]: `export async function findGroups(sql, viewer) {\n  ${body}\n}`,
      }),
    ),
  );

describe('reads of what organizations own', () => {
  it.each([
    'return sql.select().from(groups);',
    'return sql.$count(groups);',
    'return sql.select().from(tags).innerJoin(groups, eq(groups.id, tags.groupId));',
  ])('are refused without the scope: %s', (body) => {
    expect(said(body)).toBe(
      `${path}:2 [code/owned-reads] reads groups, which organizations own, without ` +
        'organizationScope(groups.organizationId, viewer, …)',
    );
  });

  it.each([
    "return sql.select().from(groups).where(organizationScope(groups.organizationId, viewer, 'sees'));",
    'return sql.select().from(tags);',
  ])('pass: %s', (body) => expect(said(body)).toBe(''));

  it('leave no name in the list that is not needed', () => {
    const file = 'server/src/accounts/people/people.repository.ts';
    expect(report(ownedReads(houseWith({ [file]: 'export function findPerson() {}' })))).toContain(
      'people.repository.ts#findPerson; remove it from the list',
    );
  });
});
