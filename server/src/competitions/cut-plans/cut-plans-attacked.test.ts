import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listCuts, makeCut, undoCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { changeStaff, removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { findEntry } from '../entries/entries.repository.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { beforeTheCut } from './testing/cut-floor.ts';

const app = await testApp();
const { parts, call } = app;

/** Everything somebody can try at the cuts of a competition, in whosever name. */
async function floor() {
  const all = await beforeTheCut(app);
  const { params, make, undo, set, cutOf, as, made } = all;
  const outcome = (await all.plan())?.outcome ?? '';
  const codeOf = async (tried: Promise<unknown>) =>
    tried.then(
      () => 'done',
      async () => (await failure(tried))[0],
    );
  const attack = async (who: string | undefined) => {
    const extras = who === undefined ? {} : { as: who };
    const settings = { params, body: { cuts: [cutOf({ rule: { by: 'top' as const, count: 4 } })] } };
    return {
      list: await codeOf(call(listCuts, { params }, extras)),
      make: await codeOf(make(outcome, extras)),
      undo: await codeOf(undo(extras)),
      set: await codeOf(call(changeDivision, settings, extras)),
    };
  };
  const member = async (role: 'owner' | 'manager') => {
    const who = await person(parts);
    await staffMember(parts, made.viewer, params.competitionId, who, role);
    return { who, as: await signedIn(parts, who) };
  };
  return { ...all, outcome, attack, member, set, owner: as };
}

const refusedTo = (code: number) => ({ list: code, make: code, undo: code, set: code });

describe('the cuts of a competition', () => {
  it('are its own people’s: owners set them, owners and staff make and take back', async () => {
    const { attack, member, statuses } = await floor();
    const staff = await member('manager');
    expect(await attack(staff.as)).toEqual({ list: 'done', make: 'done', undo: 'done', set: 403 });
    const owner = await member('owner');
    expect(await attack(owner.as)).toEqual({ list: 'done', make: 'done', undo: 'done', set: 'done' });
    expect(Object.values(await statuses())).toEqual(Array(6).fill('active'));
  });

  it('are closed to outsiders, whatever role they have elsewhere', async () => {
    const { attack, params, idOf, statuses } = await floor();
    const { id: organizationId } = await organization(parts);
    const everybody = [
      await person(parts),
      await person(parts, { accountType: 'admin' }),
      await person(parts, { accountType: 'corporate_admin', organizationId }),
      await person(parts, { accountType: 'trainer', organizationId }),
      // The organizer of another competition, with cuts of their own.
      (await beforeTheCut(app)).made.owner,
    ];
    const athlete = await person(parts, { name: 'Ana' });
    const place = await findEntry(parts.database.sql, params.competitionId, idOf('Ana'));
    if (place) await claimEntry(parts, place, athlete);
    for (const one of [...everybody, athlete])
      expect(await attack(await signedIn(parts, one))).toEqual(refusedTo(403));
    expect(await attack(undefined)).toEqual(refusedTo(401));
    expect(Object.values(await statuses())).toEqual(Array(6).fill('active'));
  });

  it('can’t be reached through another competition', async () => {
    const [mine, theirs] = [await floor(), await floor()];
    const { owner } = mine;
    const workoutId = theirs.workoutIds[1] ?? '';
    for (const [competitionId, divisionId, workout] of [
      [mine.params.competitionId, theirs.params.divisionId, workoutId],
      [mine.params.competitionId, mine.params.divisionId, workoutId],
      [mine.params.competitionId, theirs.params.divisionId, mine.workoutIds[1] ?? ''],
    ] as const) {
      const params = { competitionId, divisionId, workoutId: workout };
      const tried = call(makeCut, { params, body: { outcome: theirs.outcome } }, { as: owner });
      expect((await failure(tried))[0]).toBe(404);
      expect((await failure(call(undoCut, { params }, { as: owner })))[0]).toBe(404);
    }
    expect(Object.values(await theirs.statuses())).toEqual(Array(6).fill('active'));
  });

  it('stay as they are when it is over', async () => {
    const { params, owner, attack, make, outcome } = await floor();
    await make(outcome);
    const end = {
      params: { competitionId: params.competitionId },
      body: { from: 'live', to: 'finished' },
    } as const;
    await call(moveCompetition, end, { as: owner });
    expect(await attack(owner)).toEqual({ list: 'done', make: 409, undo: 409, set: 409 });
  });
});

describe('at the same moment', () => {
  it('made and taken back by several, all were moved or nobody was', async () => {
    const { make, undo, outcome, member, statuses, owner } = await floor();
    const staff = await member('manager');
    const tried = [owner, staff.as, owner, staff.as].flatMap((as) => [make(outcome, { as }), undo({ as })]);
    const ended = await Promise.allSettled(tried);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason.status).toBe(409);
    const { Ana, Dee, Eve, Fay } = await statuses();
    expect(Ana).toBe('active');
    expect(new Set([Dee, Eve, Fay]).size).toBe(1);
  });

  it('made while somebody is brought back or leaves, nobody is lost', async () => {
    const { make, outcome, params, idOf, owner, plan, statuses } = await floor();
    const leave = {
      params: { competitionId: params.competitionId, entryId: idOf('Cas') },
      body: { from: 'active', to: 'withdrawn', reason: 'Hurt' },
    } as const;
    const [cut] = await Promise.allSettled([make(outcome), call(moveEntry, leave, { as: owner })]);
    if (cut.status === 'rejected') {
      expect(cut.reason.code).toBe('state_changed');
      await make((await plan())?.outcome ?? '');
    }
    // Nobody moves up for Cas: the place stays empty.
    expect(await statuses()).toMatchObject({
      Ana: 'active',
      Ben: 'active',
      Cas: 'withdrawn',
      Dee: 'cut',
      Eve: 'cut',
      Fay: 'cut',
    });
  });

  it('by somebody who is let go, it is made or refused, and refused from then on', async () => {
    const { make, undo, outcome, member, params, owner, statuses } = await floor();
    const staff = await member('manager');
    const gone = { params: { competitionId: params.competitionId, personId: staff.who.id } };
    const [cut] = await Promise.allSettled([
      make(outcome, { as: staff.as }),
      call(removeStaff, gone, { as: owner }),
    ]);
    const isMade = (await statuses()).Dee === 'cut';
    expect(isMade).toBe(cut.status === 'fulfilled');
    expect((await failure(undo({ as: staff.as })))[0]).toBe(403);
    expect((await failure(make(outcome, { as: staff.as })))[0]).toBe(403);
  });

  it('by an owner who is staff by now, the setting is refused and the cut is not', async () => {
    const { attack, member, params, owner } = await floor();
    const other = await member('owner');
    const which = { params: { competitionId: params.competitionId, personId: other.who.id } };
    await call(changeStaff, { ...which, body: { role: 'manager' } }, { as: owner });
    expect(await attack(other.as)).toEqual({ list: 'done', make: 'done', undo: 'done', set: 403 });
  });
});
