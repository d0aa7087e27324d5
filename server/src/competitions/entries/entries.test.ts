import { createDivision, deleteDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { lock } from '../../platform/database/locks.ts';
import { failure } from '../../platform/testing/failure.ts';
import { overOrHeldUp } from '../../platform/testing/held-up.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { score } from '../scores/scores.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { entry } from './entries.factory.ts';

const { parts, call, clock, database, settle } = await testApp();

async function field(capacity: number | null = null) {
  const made = await competition(parts, {
    divisions: [{ name: 'Women Rx', capacity }, { name: 'Men Rx' }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [women = '', men = ''] = made.view.divisions.map(({ id }) => id);
  const add = (body: object = {}, extras: { as?: string; idempotencyKey?: string } = { as }) =>
    call(
      endpoints.createEntry,
      { params, body: { divisionId: women, name: 'Ines Carvalho', ...body } as never },
      extras,
    );
  const change = (entryId: string, body: object) =>
    call(endpoints.changeEntry, { params: { ...params, entryId }, body }, { as });
  const move = (entryId: string, from: string, to: string, reason = '') =>
    call(
      endpoints.moveEntry,
      { params: { ...params, entryId }, body: { from, to, reason } as never },
      { as },
    );
  const list = (query: object = {}) => call(endpoints.listEntries, { params, query });
  return { made, as, params, women, men, add, change, move, list };
}

describe('adding entries', () => {
  it('gives the next bib where none is asked for', async () => {
    const { add } = await field();
    expect((await add()).data).toMatchObject({
      bib: 1,
      name: 'Ines Carvalho',
      state: 'active',
      country: null,
    });
    expect((await add({ bib: 40, country: 'prt', affiliate: 'Doca Oito' })).data).toMatchObject({
      bib: 40,
      country: 'PRT',
      affiliate: 'Doca Oito',
    });
    expect((await add()).data.bib).toBe(41);
    expect(await failure(add({ bib: 40 }))).toEqual([409, 'bib_taken', 'body.bib']);
  });

  it('gives every one of many parallel ones a bib of its own', async () => {
    const { add, list } = await field();
    await Promise.all(Array.from({ length: 10 }, () => add()));
    expect((await list()).data.map(({ bib }) => bib)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('adds one for one key', async () => {
    const { add, list, as } = await field();
    await Promise.all([1, 2, 3].map(() => add({}, { as, idempotencyKey: 'one-entry-only' })));
    expect((await list()).total).toBe(1);
    expect(await failure(add({ name: 'Other' }, { as, idempotencyKey: 'one-entry-only' }))).toEqual([
      409,
      'idempotency_key_reused',
      'headers.idempotency-key',
    ]);
  });

  it('never takes more than the division holds, however many come at once', async () => {
    const { add, list } = await field(3);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        add().then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'division_full')).toHaveLength(5);
    expect((await list()).total).toBe(3);
  });

  it.each([
    [{ name: '' }, 422, 'too_short', 'body.name'],
    [{ bib: 0 }, 422, 'too_small', 'body.bib'],
    [{ bib: '7' }, 400, 'wrong_type', 'body.bib'],
    [{ bib: 1_000_000 }, 422, 'too_big', 'body.bib'],
    [{ country: 'XX' }, 422, 'bad_format', 'body.country'],
    [{ country: 'QQQ' }, 422, 'unknown_country', 'body.country'],
    [{ divisionId: 'nonsense' }, 422, 'unknown_division', 'body.divisionId'],
    [{ personId: 'me' }, 400, 'unknown_key', 'body.personId'],
  ])('refuses %j', async (body, status, code, path) => {
    const { add } = await field();
    expect(await failure(add(body))).toEqual([status, code, path]);
  });

  it('is for owner and staff, while the competition is open', async () => {
    const { add, made, params } = await field();
    const helper = await person(parts);
    const as = await signedIn(parts, helper);
    expect(await failure(add({}, {}))).toEqual([401, 'not_signed_in', undefined]);
    expect(await failure(add({}, { as }))).toEqual([403, 'not_allowed', undefined]);
    await staffMember(parts, made.viewer, params.competitionId, helper);
    expect((await add({}, { as })).data.bib).toBe(1);
    const closed = await competition(parts, { state: 'finished' });
    await expect(entry(parts, closed)).rejects.toThrow('finished');
  });
});

describe('changing entries', () => {
  it('moves one with its scores to another division', async () => {
    const { add, change, made, men, params } = await field();
    const { data } = await add();
    await score(parts, made, { entryId: data.id, typed: '9:41' });
    expect((await change(data.id, { divisionId: men, name: 'Ines C.' })).data).toMatchObject({
      divisionId: men,
    });
    await settle();
    const board = (divisionId: string) => call(getLeaderboard, { params, query: { divisionId } });
    expect((await board(data.divisionId)).data.rows).toEqual([]);
    expect((await board(men)).data.rows[0]).toMatchObject({ name: 'Ines C.', place: 1 });
  });

  it('keeps capacity and bibs', async () => {
    const { add, change, men, women } = await field(1);
    const first = await add();
    const second = await add({ divisionId: men });
    expect(await failure(change(second.data.id, { divisionId: women }))).toEqual([
      409,
      'division_full',
      'body.divisionId',
    ]);
    expect(await failure(change(second.data.id, { bib: first.data.bib }))).toEqual([
      409,
      'bib_taken',
      'body.bib',
    ]);
    expect((await change(second.data.id, { affiliate: null, region: 'Algarve' })).data.region).toBe(
      'Algarve',
    );
  });

  it('does not know an entry of another competition', async () => {
    const { change } = await field();
    const other = await field();
    const { data } = await other.add();
    expect(await failure(change(data.id, { name: 'Taken over' }))).toEqual([404, 'not_found', undefined]);
    expect(await failure(change('nonsense', { name: 'Taken over' }))).toEqual([404, 'not_found', undefined]);
  });
});

describe('withdrawing', () => {
  it('frees the place, shows on the board, and can be taken back while there is room', async () => {
    const { add, move, params, list } = await field(1);
    const { data } = await add();
    clock.advance(1000);
    expect((await move(data.id, 'active', 'withdrawn', 'Injured')).data.state).toBe('withdrawn');
    await settle();
    const { data: board } = await call(getLeaderboard, { params });
    expect(board.rows[0]?.status).toBe('withdrawn');
    await add({ name: 'Yui Tanabe' });
    expect(await failure(move(data.id, 'withdrawn', 'active'))).toEqual([
      409,
      'division_full',
      'body.divisionId',
    ]);
    expect((await list({ state: 'withdrawn' })).total).toBe(1);
    const { data: audited } = await listAudit(
      parts,
      { subjectKind: 'entry', subjectId: data.id },
      { limit: 1 },
    );
    expect(audited[0]).toMatchObject({
      action: 'entry.moved',
      reason: 'Injured',
      after: { state: 'withdrawn' },
    });
  });

  it('follows the lifecycle and sees what changed meanwhile', async () => {
    const { add, move } = await field();
    const { data } = await add();
    await move(data.id, 'active', 'disqualified');
    expect(await failure(move(data.id, 'active', 'withdrawn'))).toEqual([409, 'state_changed', undefined]);
    expect(await failure(move(data.id, 'disqualified', 'withdrawn'))).toEqual([
      409,
      'move_not_allowed',
      'body.to',
    ]);
    expect((await move(data.id, 'disqualified', 'active')).data.state).toBe('active');
  });
});

describe('the list of entries', () => {
  it('is sorted by bib, paged, and searched by words, bib, division and state', async () => {
    const { add, list, men } = await field();
    await add({ name: 'Katalin Szűcs', affiliate: 'Csepel Works', bib: 30 });
    await add({ name: 'Paola Ferretti', affiliate: 'Molo Trieste', bib: 28 });
    await add({ name: 'Tobias Reinholt', divisionId: men, bib: 29 });
    const bibs = async (query: object) => (await list(query)).data.map(({ bib }) => bib);
    expect(await bibs({})).toEqual([28, 29, 30]);
    expect(await bibs({ search: 'szucs' })).toEqual([30]);
    expect(await bibs({ search: 'trieste pao' })).toEqual([28]);
    expect(await bibs({ search: '29' })).toEqual([29]);
    expect(await bibs({ divisionId: men })).toEqual([29]);
    expect(await bibs({ divisionId: 'nonsense' })).toEqual([]);
    expect(await bibs({ state: 'withdrawn' })).toEqual([]);
    const page = await list({ limit: 2 });
    expect(page.total).toBe(3);
    expect(await bibs({ limit: 2, cursor: page.next })).toEqual([30]);
    expect(await failure(list({ cursor: page.next, search: 'other' }))).toEqual([
      400,
      'cursor_invalid',
      'query.cursor',
    ]);
  });

  it('is hidden with a draft', async () => {
    const { view } = await competition(parts, { state: 'draft' });
    const asked = call(endpoints.listEntries, { params: { competitionId: view.competition.id } });
    expect(await failure(asked)).toEqual([404, 'not_found', undefined]);
  });

  it('does not show the entries of another competition to who names its division', async () => {
    const draft = await field();
    await draft.add();
    const open = await field();
    await open.add();
    expect(await open.list({ divisionId: draft.women })).toMatchObject({ data: [], total: 0 });
    expect((await open.list({ divisionId: open.women })).total).toBe(1);
  });

  it('refuses text that cannot be stored', async () => {
    const { add } = await field();
    for (const name of ['a\u0000b', 'a\u0007b', 'a\ud800b', 'a\udfff']) {
      expect(await failure(add({ name }))).toEqual([422, 'invalid', 'body.name']);
    }
    expect((await add({ name: 'Zoë 🏋️' })).data.name).toBe('Zoë 🏋️');
  });
});

describe('divisions', () => {
  it('have names of their own and stay while they have entries', async () => {
    const { add, as, params, women } = await field();
    const create = (name: string) => call(createDivision, { params, body: { name } }, { as });
    expect(await failure(create('women rx'))).toEqual([409, 'division_name_taken', 'body.name']);
    const { data } = await create('Masters 40+');
    expect(data.position).toBe(3);
    await add();
    const remove = (divisionId: string) =>
      call(deleteDivision, { params: { ...params, divisionId } }, { as });
    expect(await failure(remove(women))).toEqual([409, 'division_in_use', undefined]);
    expect((await remove(data.id)).data).toBeNull();
    expect(await failure(remove(data.id))).toEqual([404, 'not_found', undefined]);
  });

  it('are deleted after a ranking that is under way, not across it', async () => {
    const { as, params, women } = await field();
    let remove: Promise<unknown> | undefined;
    await parts.database.transaction(async (tx) => {
      await lock(tx, 'board', women, 'exclusive');
      remove = call(deleteDivision, { params: { ...params, divisionId: women } }, { as });
      await overOrHeldUp(database, remove);
      const kept = tx.sql.select().from(divisions).where(eq(divisions.id, women));
      // What a ranking does next: its board refers to the division.
      expect(await kept.for('key share', { noWait: true })).toHaveLength(1);
    });
    await remove;
    expect(await failure(call(deleteDivision, { params: { ...params, divisionId: women } }, { as }))).toEqual(
      [404, 'not_found', undefined],
    );
  });
});
