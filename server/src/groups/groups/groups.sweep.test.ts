import {
  belongingStates,
  communityVisibilities,
  groupRoles,
  groupVisibilities,
} from '@chalkline/contract/groups/group-kinds.ts';
import { getCommunity, getGroup, listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listMembers } from '@chalkline/contract/groups/members.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { community, group } from '../directory/groups.factory.ts';
import { rightsIn } from './groups.policy.ts';
import { findGroup, findGroups, groupOrder } from './groups.repository.ts';
import { belongings } from './groups.table.ts';

/** Every place in a community and a group, in groups of every visibility: list, call and policy must agree. */
const { parts, call } = await testApp();
const { sql } = parts.database;
const firm = await organization(parts);
const founder = asViewer(await person(parts));
const insider = { ...asViewer(await person(parts, { organizationId: firm.id })), organizationId: firm.id };

const made: string[] = [];
const communities = new Set<string>();
for (const owner of [founder, insider]) {
  for (const visibility of groupVisibilities) {
    if (visibility !== 'community') made.push((await group(parts, owner, { visibility })).id);
  }
  for (const outer of communityVisibilities) {
    const { id } = await community(parts, owner, { visibility: outer });
    made.push(id);
    communities.add(id);
    for (const visibility of groupVisibilities) {
      made.push((await group(parts, owner, { visibility, community_id: id })).id);
    }
  }
}

const places = [
  ...belongingStates.map((state) => ({ state, role: 'member' }) as const),
  ...groupRoles.slice(1).map((role) => ({ state: 'in', role }) as const),
];
const accounts = [
  { accountType: 'trainee' },
  { accountType: 'trainee', organizationId: firm.id },
  { accountType: 'corporate_admin', organizationId: firm.id },
  { accountType: 'admin' },
] as const;

/** One person for each pair of a place in the community and a place in the group. */
async function somebody(
  account: (typeof accounts)[number],
  outer?: (typeof places)[number],
  inner?: (typeof places)[number],
) {
  const who = await person(parts, account);
  const viewer = { ...asViewer(who), accountType: account.accountType, organizationId: who.organizationId };
  const usual = {
    personId: who.id,
    notify: 'all',
    mark: 0,
    mutedUntil: null,
    since: parts.clock.now(),
  } as const;
  const rows = made.flatMap((groupId) => {
    const place = communities.has(groupId) ? outer : inner;
    return place ? [{ ...usual, ...place, groupId }] : [];
  });
  if (rows.length > 0) await sql.insert(belongings).values(rows);
  return viewer;
}

async function listed(viewer: MaybeViewer): Promise<string[]> {
  const types = ['community', 'group'] as const;
  const found = await findGroups(sql, viewer, { types }, groupOrder.page(null, 100));
  return found.map(({ id }) => id).toSorted();
}

async function seen(viewer: MaybeViewer): Promise<string[]> {
  const rights = await Promise.all(
    made.map(async (id) => {
      const found = await findGroup(sql, viewer, id);
      return found && rightsIn(viewer, found).has('see') ? [id] : [];
    }),
  );
  return rights.flat().toSorted();
}

const options = [undefined, ...places];
const pairs = options.flatMap((outer) => options.map((inner) => ({ outer, inner })));

describe('what lists show', () => {
  it('is to a visitor what the policy says', async () => {
    expect(await listed(null)).toEqual(await seen(null));
    expect((await listed(null)).length).toBe(3);
  });

  it.each(accounts)(
    'is to $accountType of $organizationId what the policy says, in every place',
    async (account) => {
      for (const { outer, inner } of pairs) {
        const viewer = await somebody(account, outer, inner);
        expect([outer, inner, await listed(viewer)]).toEqual([outer, inner, await seen(viewer)]);
      }
    },
  );
});

describe('what calls give', () => {
  it.each(options)('goes no further than the policy for %j', async (place) => {
    const viewer = await somebody({ accountType: 'trainee' }, place, place);
    const as = await signedIn(parts, { id: viewer.personId });
    const never = crypto.randomUUID();
    const answerOf = async (id: string, isCommunity: boolean) => {
      const asked = isCommunity
        ? call(getCommunity, { query: { community_id: id } }, { as })
        : call(getGroup, { query: { group_id: id } }, { as });
      return asked.then(
        ({ data }) => data.can,
        ({ status, message }: { status: number; message: string }) => ({ status, message }),
      );
    };
    const unknown = await answerOf(never, false);
    for (const id of made) {
      const found = await findGroup(sql, viewer, id);
      const rights = found ? rightsIn(viewer, found) : new Set();
      const answer = await answerOf(id, found?.type === 'community');
      if (!rights.has('see')) expect(answer).toEqual(unknown);
      else expect(answer).toMatchObject({ read: rights.has('read'), own: rights.has('own') });
      const members = await call(listMembers, { params: { groupId: id }, query: {} }, { as }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      );
      expect([id, members]).toEqual([id, rights.has('members') ? 200 : rights.has('see') ? 403 : 404]);
    }
    const { data } = await call(listMyGroups, { query: { limit: 100 } }, { as });
    expect(data.every(({ belonging }) => belonging !== null && belonging.state !== 'banned')).toBe(true);
  });
});
