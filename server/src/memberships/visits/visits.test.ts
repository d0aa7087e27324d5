import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { membership } from '../sale/memberships.factory.ts';
import { writeMemberCode } from './member-code.service.ts';

const { parts, call, clock, database } = await testApp();

const unknown = [422, 'member_code_unknown', 'body.code'];

/** A gym with a member who has paid for a month, and its desk. */
async function gym() {
  const { id: organizationId } = await organization(parts);
  // Its trial would be over before its first member is due.
  await database.sql.execute(
    sql`update organizations.organizations set trial_period = null where id = ${organizationId}`,
  );
  const admin = await person(parts, { accountType: 'corporate_admin', organizationId });
  const clerk = await person(parts, { accountType: 'receptionist', organizationId });
  const member = await person(parts, { organizationId, name: 'Noor Achterberg' });
  const keeper: Viewer = { ...admin, personId: admin.id, sessionId: '' };
  const { membershipId } = await membership(parts, { keeper, member });
  const params = { membershipId };
  const get = async () =>
    (await call(endpoints.getMembership, { params }, { as: await signedIn(parts, member) })).data;
  const scan = async (code: string, by = clerk) => {
    const as = await signedIn(parts, by);
    return (await call(endpoints.addVisit, { body: { code } }, { as, idempotencyKey: crypto.randomUUID() }))
      .data;
  };
  return { clerk, member, params, get, scan };
}

describe('the code of a member', () => {
  it('lets them in once, however often and from however many desks it’s scanned', async () => {
    const { get, scan } = await gym();
    const { code } = await get();
    const all = await Promise.all(Array.from({ length: 6 }, () => scan(code ?? '')));
    expect(all.map(({ verdict }) => verdict).sort()).toEqual([
      'again',
      'again',
      'again',
      'again',
      'again',
      'in',
    ]);
    clock.advance(11 * minute);
    expect(await scan(code ?? '')).toMatchObject({
      verdict: 'in',
      recentVisits: 2,
      membership: { person: { name: 'Noor Achterberg' } },
    });
    expect((await get()).visits.recent).toBe(2);
  });

  it('lets those in for a week whose payment is missing, and nobody who is frozen or over', async () => {
    const { get, scan, params, member } = await gym();
    const { code, paidThrough } = await get();
    const later = async (days: number) => {
      const target = Date.parse(paidThrough) + days * day;
      clock.advance(target - clock.now().getTime());
      return (await scan(code ?? '')).verdict;
    };
    expect(await later(1)).toBe('due');
    expect(await later(7)).toBe('due');
    expect(await later(8)).toBe('unpaid');
    expect(await later(15)).toBe('over');
    expect((await get()).code).toBeNull();
    const other = await gym();
    const mine = (await other.get()).code ?? '';
    const as = await signedIn(parts, other.member);
    await call(endpoints.freezeMembership, { params: other.params, body: { days: 7 } }, { as });
    expect((await other.scan(mine)).verdict).toBe('frozen');
    const own = { params, body: { reason: '' } };
    expect(
      (await failure(call(endpoints.cancelMembership, own, { as: await signedIn(parts, member) })))[0],
    ).toBe(409);
  });

  it('is worth nothing altered, invented or at another gym', async () => {
    const [ours, theirs] = [await gym(), await gym()];
    const code = (await ours.get()).code ?? '';
    const [prefix, , signature] = code.split('.');
    const stolen = [prefix, theirs.params.membershipId, signature].join('.');
    for (const wrong of [
      stolen,
      `${code}.`,
      'CLM1',
      code.slice(0, -1),
      writeMemberCode('another secret', ours.params.membershipId),
    ])
      expect(await failure(ours.scan(wrong))).toEqual(unknown);
    expect(await failure(theirs.scan(code))).toEqual(unknown);
    const deskless = failure(ours.scan(code, ours.member));
    expect((await deskless)[0]).toBe(403);
  });
});
