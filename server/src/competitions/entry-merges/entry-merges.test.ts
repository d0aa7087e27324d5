import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { listActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import { setCheckIn } from '@chalkline/contract/competitions/check-ins.endpoints.ts';
import { listEntries, moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryMerge } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import { followEntry, listFollowed } from '@chalkline/contract/competitions/following.endpoints.ts';
import { listHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { getLeaderboard, previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listScoreHistory, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { adjustment, penalty } from '../decisions/decisions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from '../heats/heats.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';

const { parts, call, settle } = await testApp();

async function desk(state: 'published' | 'live' = 'live') {
  const made = await competition(parts, {
    state,
    divisions: [{ name: 'Rx' }, { name: 'Scaled' }, { name: 'Pairs', teamSize: 2 }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [rx = '', scaled = '', pairs = ''] = made.view.divisions.map(({ id }) => id);
  const workoutIds = made.view.workouts.map(({ id }) => id);
  const merge = (entryId: string, mergedId: string, body: Partial<EntryMerge> = {}, { as: who = as } = {}) =>
    call(
      endpoints.mergeEntries,
      { params: { ...params, entryId }, body: { mergedId, ...body } },
      { as: who },
    );
  const preview = async (entryId: string, otherId: string) =>
    (await call(endpoints.previewMerge, { params: { ...params, entryId }, query: { otherId } }, { as })).data;
  const duplicates = async () => (await call(endpoints.listDuplicates, { params }, { as })).data;
  const rows = async () => {
    await settle();
    const query = { divisionId: rx, view: 'inside' as const };
    return (await call(getLeaderboard, { params, query }, { as })).data.rows;
  };
  const entries = async () => (await call(listEntries, { params, query: { limit: 100 } }, { as })).data;
  return { made, as, params, rx, scaled, pairs, workoutIds, merge, preview, duplicates, rows, entries };
}

describe('merging two entries', () => {
  it('moves scores, marks, points, lane, check-in, account, email and followers, and leaves one on the board', async () => {
    const { made, as, params, workoutIds, merge, rows, entries } = await desk();
    const ana = await entry(parts, made, { name: 'Ana Lima' });
    const twin = await entry(parts, made, { name: 'ANA LIMA', country: 'BRA', birthDate: '1999-04-02' });
    const ben = await entry(parts, made, { name: 'Ben Ode' });
    await penalty(parts, made, twin.id);
    await score(parts, made, { entryId: ben.id, typed: '9:35' });
    await adjustment(parts, made, twin.id);
    const { id: floorId } = await floor(parts, made);
    await publishedHeats(parts, made, { floorId });
    const athlete = await person(parts);
    await claimEntry(parts, twin, athlete);
    const fan = await signedIn(parts, await person(parts));
    for (const entryId of [ana.id, twin.id])
      await call(followEntry, { params: { ...params, entryId } }, { as: fan });
    await call(setCheckIn, { params: { ...params, entryId: twin.id }, body: { checkedIn: true } }, { as });
    expect((await rows()).map(({ name }) => name)).toHaveLength(3);
    const { data } = await merge(ana.id, twin.id);
    expect(data).toMatchObject({
      id: ana.id,
      bib: ana.bib,
      claimed: true,
      country: 'BRA',
      birthDate: '1999-04-02',
    });
    expect((await entries()).map(({ name }) => name)).toEqual(['Ana Lima', 'Ben Ode']);
    const board = await rows();
    expect(board).toHaveLength(2);
    const row = board.find(({ entryId }) => entryId === ana.id);
    expect(row?.cells[0]).toMatchObject({ main: '9:40', place: 2, original: '9:30' });
    const heats = (await call(listHeats, { params }, { as })).data;
    const inLanes = JSON.stringify(heats);
    expect([inLanes.includes(ana.id), inLanes.includes(twin.id)]).toEqual([true, false]);
    const followed = (await call(listFollowed, { params }, { as: fan })).data;
    expect(JSON.stringify(followed)).not.toContain(twin.id);
    const workoutId = workoutIds[0] ?? '';
    const history = (entryId: string) =>
      call(listScoreHistory, { params, query: { entryId, workoutId } }, { as });
    expect((await history(twin.id)).data.map(({ understood }) => understood)).toEqual(['', '9:30']);
    expect((await history(ana.id)).data.map(({ understood }) => understood)).toEqual(['9:30']);
    const bell = await call(listNotifications, { query: {} }, { as: await signedIn(parts, athlete) });
    expect(bell.data.filter(({ title }) => title.startsWith('Your two entries'))).toHaveLength(1);
    const log = await call(listActivity, { params, query: {} }, { as });
    const line = log.data.find(({ action }) => action === 'entry.merged');
    expect(line).toMatchObject({ entry: { id: ana.id }, undo: null });
    expect(line?.reason).toContain(`Bib ${twin.bib}`);
    const removed = log.data.filter((one) => one.entry?.id === twin.id && one.undo !== null);
    expect(removed).toEqual([]);
  });

  it('asks which score counts where both have one, and keeps the other in the history', async () => {
    const { made, workoutIds, merge, rows, preview } = await desk();
    const ana = await entry(parts, made, { name: 'Ana' });
    const twin = await entry(parts, made, { name: 'Ana' });
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await score(parts, made, { entryId: twin.id, typed: '8:15' });
    const workoutId = workoutIds[0] ?? '';
    expect((await preview(ana.id, twin.id)).other.scores).toMatchObject([{ workoutId, words: '8:15' }]);
    expect((await failure(merge(ana.id, twin.id))).slice(0, 2)).toEqual([409, 'merge_needs_choice']);
    await merge(ana.id, twin.id, { scores: [{ workoutId, from: 'merged' }], bib: 'merged' });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ entryId: ana.id, bib: twin.bib });
    expect(row?.cells[0]).toMatchObject({ main: '8:15', place: 1 });
  });

  it('says in the ripple what places would change', async () => {
    const { made, as, params, merge, rows } = await desk();
    const ana = await entry(parts, made, { name: 'Ana' });
    const twin = await entry(parts, made, { name: 'Ana' });
    const ben = await entry(parts, made, { name: 'Ben' });
    await score(parts, made, { entryId: twin.id, typed: '8:15' });
    await score(parts, made, { entryId: ben.id, typed: '9:35' });
    await rows();
    const change = { kind: 'merge' as const, entryId: ana.id, mergedId: twin.id, taken: [] };
    const { data } = await call(previewRipple, { params, body: { change } }, { as });
    expect(data.rows.find(({ entryId }) => entryId === ana.id)?.after.place).toBe(1);
    await merge(ana.id, twin.id);
    expect((await rows())[0]).toMatchObject({ entryId: ana.id, place: 1 });
  });

  it('is refused for two accounts, two orders, a disqualified one, and a team with an athlete', async () => {
    const { made, as, params, rx, scaled, pairs, merge, preview } = await desk('published');
    const one = await entry(parts, made, { name: 'Ana' });
    const other = await entry(parts, made, { name: 'Ana' });
    const team = await entry(parts, made, { name: 'Ana', divisionId: pairs });
    const refused = async (entryId: string, mergedId: string) =>
      (await failure(merge(entryId, mergedId))).slice(0, 2);
    expect(await refused(one.id, team.id)).toEqual([409, 'entries_not_mergeable']);
    expect((await refused(one.id, one.id))[1]).toBe('unknown_entry');
    const body = { from: 'active', to: 'disqualified' } as const;
    await call(moveEntry, { params: { ...params, entryId: other.id }, body }, { as });
    expect(await refused(one.id, other.id)).toEqual([409, 'entries_not_mergeable']);
    expect(await refused(other.id, one.id)).toEqual([409, 'entries_not_mergeable']);
    await call(
      moveEntry,
      { params: { ...params, entryId: other.id }, body: { from: 'disqualified', to: 'active' } },
      { as },
    );
    await claimEntry(parts, one, await person(parts));
    await claimEntry(parts, other, await person(parts));
    expect(await refused(one.id, other.id)).toEqual([409, 'entries_not_mergeable']);
    expect((await preview(one.id, other.id)).one.cannotStay).toContain('two different accounts');
    await openRegistration(parts, made);
    const athlete = await signedIn(parts, await person(parts));
    const placed = await call(
      placeOrder,
      { body: registrationDraft(params.competitionId, [rx, scaled]) },
      { as: athlete },
    );
    const bought = (await call(listEntries, { params, query: { search: 'Noor' } }, { as })).data;
    const [first = one, second = one] = bought;
    expect(await refused(first.id, second.id)).toEqual([409, 'entries_not_mergeable']);
    const order = (await call(getOrder, { params: { orderId: placed.data.id } }, { as })).data;
    const unitIds = [order.lines[1]?.units[0]?.id ?? ''];
    await call(refundOrder, { params: { orderId: order.id }, body: { unitIds } }, { as });
    const both = (await call(listEntries, { params, query: { search: 'Noor' } }, { as })).data;
    const left = both.find(({ state }) => state === 'active');
    const gone = both.find(({ state }) => state === 'withdrawn');
    expect((await merge(left?.id ?? '', gone?.id ?? '')).data.state).toBe('active');
  });

  it('is for those who manage entries, in their own competition', async () => {
    const { made, params, merge } = await desk();
    const [one, other] = [await entry(parts, made), await entry(parts, made)];
    const { id: organizationId } = await organization(parts);
    const admin = await person(parts, { accountType: 'corporate_admin', organizationId });
    const roles = ['head_judge', 'scorer', 'check_in'] as const;
    const staff = await Promise.all(roles.map(() => person(parts)));
    for (const [at, role] of roles.entries()) {
      const who = staff[at];
      if (who) await staffMember(parts, made.viewer, params.competitionId, who, role);
    }
    const ids = { oneId: one.id, otherId: other.id };
    for (const who of [await person(parts), admin, ...staff]) {
      const as = await signedIn(parts, who);
      const entryId = one.id;
      for (const act of [
        () => merge(entryId, other.id, {}, { as }),
        () => call(endpoints.listDuplicates, { params }, { as }),
        () => call(endpoints.dismissDuplicate, { params, body: ids }, { as }),
        () =>
          call(
            endpoints.previewMerge,
            { params: { ...params, entryId }, query: { otherId: other.id } },
            { as },
          ),
      ])
        expect([403, 404]).toContain((await failure(act()))[0]);
    }
    const asNobody = { params: { ...params, entryId: one.id }, body: { mergedId: other.id } };
    expect((await failure(call(endpoints.mergeEntries, asNobody)))[0]).toBe(401);
    const elsewhere = await desk();
    expect((await failure(merge(one.id, other.id, {}, { as: elsewhere.as })))[0]).toBe(403);
    expect((await failure(elsewhere.merge(one.id, other.id)))[0]).toBe(404);
    const foreign = await entry(parts, elsewhere.made);
    expect((await failure(merge(one.id, foreign.id)))[1]).toBe('unknown_entry');
  });
});

describe('at the same time', () => {
  it('of two merges in opposite directions one happens, and the same one twice is one', async () => {
    const { made, merge, entries } = await desk();
    const [one, other] = [await entry(parts, made), await entry(parts, made)];
    const done = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [kept] = await entries();
    const gone = kept?.id === one.id ? other.id : one.id;
    const again = await Promise.all([merge(kept?.id ?? '', gone), merge(kept?.id ?? '', gone)]);
    expect(again.map(({ data }) => data.id)).toEqual([kept?.id, kept?.id]);
    expect(await entries()).toHaveLength(1);
  });

  it('a score is carried over or refused with where to record it, never lost', async () => {
    const { made, as, params, workoutIds, merge, rows } = await desk();
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await entry(parts, made), await entry(parts, made)];
      const body = {
        submissionId: crypto.randomUUID(),
        workoutId: workoutIds[0] ?? '',
        entryId: other.id,
        previousId: null,
        typed: '9:30',
      };
      const [merged, recorded] = await Promise.allSettled([
        merge(one.id, other.id),
        call(recordScore, { params, body }, { as }),
      ]);
      expect(merged.status).toBe('fulfilled');
      const row = (await rows()).find(({ entryId }) => entryId === one.id);
      expect(row?.cells[0]?.main === '9:30').toBe(recorded.status === 'fulfilled');
      if (recorded.status === 'rejected') expect(String(recorded.reason)).toContain('merged');
    }
  });

  it('a withdrawal comes before or after, and never brings the duplicate back', async () => {
    const { made, as, params, merge, entries } = await desk();
    const [one, other] = [await entry(parts, made), await entry(parts, made)];
    const body = { from: 'active', to: 'withdrawn' } as const;
    await Promise.allSettled([
      merge(one.id, other.id),
      call(moveEntry, { params: { ...params, entryId: other.id }, body }, { as }),
    ]);
    expect((await entries()).map(({ id, state }) => [id, state])).toEqual([[one.id, 'active']]);
    const back = call(
      moveEntry,
      { params: { ...params, entryId: other.id }, body: { from: 'out', to: 'active' } },
      { as },
    );
    expect((await failure(back))[0]).toBe(404);
  });
});

describe('possible duplicates', () => {
  it('are found by name, email, or birth date and last name, until they are dismissed or merged', async () => {
    const { made, as, params, scaled, duplicates, merge, entries } = await desk();
    const csv = [
      'name,division,email,birth date',
      'Zoë Brønn,Rx,zoe@example.org,',
      'zoe bronn,Scaled,,',
      'Z. B.,Rx,,',
      'Maria Silva,Rx,,1999-04-02',
      'Mary Silva,Scaled,,1999-04-02',
      'Somebody Else,Rx,zoe@example.org,',
    ].join('\n');
    await call(importEntries, { params, body: { csv } }, { as });
    const found = await duplicates();
    expect(found.map(({ one, other, signs }) => [one.name, other.name, signs])).toEqual([
      ['Zoë Brønn', 'zoe bronn', ['name']],
      ['Zoë Brønn', 'Somebody Else', ['email']],
      ['Maria Silva', 'Mary Silva', ['birth_date']],
    ]);
    const [names, emails, births] = found;
    expect(names?.other.divisionId).toBe(scaled);
    const ids = { oneId: births?.one.id ?? '', otherId: births?.other.id ?? '' };
    for (let time = 0; time < 2; time += 1)
      await call(endpoints.dismissDuplicate, { params, body: ids }, { as });
    await merge(names?.one.id ?? '', names?.other.id ?? '');
    expect((await duplicates()).map(({ other }) => other.id)).toEqual([emails?.other.id]);
    // The same file again brings nobody back.
    const bibs = (await entries()).map(({ bib }) => bib);
    const numbered = `bib,name,division\n${names?.other.bib},zoe bronn,Scaled\n`;
    expect((await call(importEntries, { params, body: { csv: numbered } }, { as })).data).toMatchObject({
      added: 0,
      unchanged: 1,
    });
    expect((await entries()).map(({ bib }) => bib)).toEqual(bibs);
    expect(made.view.divisions).toHaveLength(3);
  });
});
