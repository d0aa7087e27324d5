import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
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
  const undo = async (visitId: string, by = clerk) => {
    const key = { as: await signedIn(parts, by), idempotencyKey: crypto.randomUUID() };
    return (await call(endpoints.undoVisit, { params: { visitId } }, key)).data;
  };
  const colleague = await person(parts, { accountType: 'receptionist', organizationId });
  return { clerk, colleague, member, params, get, scan, undo };
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

  it('counts no visit that was undone, however often and from however many desks, and lets in again', async () => {
    const { get, scan, undo, clerk } = await gym();
    const { code } = await get();
    const first = await scan(code ?? '');
    const visitId = first.undoable ?? '';
    expect((await get()).visits).toMatchObject({ recent: 1, undoable: null });
    expect((await scan(code ?? '')).undoable).toBe(visitId);
    const undone = await Promise.all([undo(visitId), undo(visitId), undo(visitId)]);
    for (const { visits } of undone) expect(visits).toEqual({ last: null, recent: 0, undoable: null });
    const logged = await database.sql.execute(
      sql`select actor_id, after ->> 'visitId' as visit from audit.log where action = 'membership.visit_undone' and subject_id = ${first.membership.id}`,
    );
    expect(logged.rows).toEqual([{ actor_id: clerk.id, visit: visitId }]);
    const second = await scan(code ?? '');
    expect(second).toMatchObject({ verdict: 'in', lastVisitAt: null, recentVisits: 1 });
    const shift = 12 * hour;
    clock.advance(shift - minute);
    const last = await scan(code ?? '');
    expect((await undo(last.undoable ?? '')).visits).toMatchObject({ recent: 1, undoable: second.undoable });
    clock.advance(minute);
    expect(await failure(undo(second.undoable ?? ''))).toEqual([409, 'visit_not_undoable', undefined]);
    // It’s undone already, so nothing changes.
    expect((await undo(visitId)).visits).toMatchObject({ recent: 1, undoable: null });
  });

  it('is undone by its own desk alone', async () => {
    const [ours, theirs] = [await gym(), await gym()];
    const { undoable } = await ours.scan((await ours.get()).code ?? '');
    const missing = [404, 'not_found', undefined];
    expect(await failure(theirs.undo(undoable ?? ''))).toEqual(missing);
    expect(await failure(ours.undo(crypto.randomUUID()))).toEqual(missing);
    expect((await failure(ours.undo(undoable ?? '', ours.member)))[0]).toBe(403);
    expect((await ours.undo(undoable ?? '', ours.colleague)).visits.recent).toBe(0);
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
    // Canceling gives no way around the freeze.
    await call(endpoints.cancelMembership, { params: other.params, body: { reason: '' } }, { as });
    expect((await other.scan(mine)).verdict).toBe('frozen');
    clock.advance(7 * day);
    expect((await other.scan(mine)).verdict).toBe('in');
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
