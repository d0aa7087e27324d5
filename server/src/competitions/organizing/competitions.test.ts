import { newCompetition } from '@chalkline/contract/competitions/competition.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { CallFailed } from '@chalkline/contract/http/client.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { breakwater, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';

const { parts, call, clock } = await testApp();

const body = {
  name: 'Rift Valley Open',
  place: 'Nakuru',
  country: 'KEN',
  startsOn: '2026-12-05',
  endsOn: '2026-12-06',
  zone: 'Africa/Nairobi',
};

describe('making a competition', () => {
  it('makes a draft that its maker owns, with divisions and workouts in order', async () => {
    const token = await signedIn(parts, await person(parts, { name: 'Baraka Otieno' }));
    const divisions = [
      { name: 'Women Rx', capacity: 40 },
      { name: 'Men Rx', capacity: 40 },
    ];
    const workouts = [{ name: 'Escarpment', scoring: breakwater }];
    const { data } = await call(
      endpoints.createCompetition,
      { body: { ...body, divisions, workouts } },
      { as: token },
    );
    expect(data).toMatchObject({
      ...body,
      state: 'draft',
      role: 'owner',
      organizer: { name: 'Baraka Otieno' },
      divisionNames: ['Women Rx', 'Men Rx'],
      capacity: 80,
      entryCount: 0,
      can: { edit: true, manageStaff: true, manageEntries: true, recordScores: true, moveTo: ['published'] },
    });
    expect(data.divisions.map(({ position }) => position)).toEqual([1, 2]);
    expect(data.workouts[0]).toMatchObject({ name: 'Escarpment', scoring: breakwater, points: {} });
    expect(data.scoring.points).toEqual({ method: 'table', table: '2023-40' });
    const { data: audited } = await listAudit(
      parts,
      { subjectKind: 'competition', subjectId: data.id },
      { limit: 5 },
    );
    expect(audited.map(({ action }) => action)).toEqual(['competition.created']);
  });

  it('scores an online competition by places by default', async () => {
    const token = await signedIn(parts, await person(parts));
    const { data } = await call(
      endpoints.createCompetition,
      { body: { ...body, online: true } },
      { as: token },
    );
    expect(data.scoring).toMatchObject({ points: { method: 'place' }, total: 'lower', tie: 'share' });
  });

  it('makes one for one key, however often it is sent', async () => {
    const token = await signedIn(parts, await person(parts));
    const again = () =>
      call(endpoints.createCompetition, { body }, { as: token, idempotencyKey: 'the-very-same' });
    const made = await Promise.all([again(), again(), again()]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    const mine = await call(endpoints.listMyCompetitions, {}, { as: token });
    expect(mine.data).toHaveLength(1);
  });

  it.each([
    [{ ...body, country: 'ZZZ' }, 422, 'unknown_country', 'body.country'],
    [{ ...body, country: 'Kenya' }, 422, 'bad_format', 'body.country'],
    [{ ...body, endsOn: '2026-12-04' }, 422, 'invalid', 'body.endsOn'],
    [{ ...body, startsOn: '0000-01-01' }, 422, 'invalid', 'body.startsOn'],
    [{ ...body, zone: 'Mars/Olympus' }, 422, 'invalid', 'body.zone'],
    [{ ...body, name: ' ' }, 422, 'too_short', 'body.name'],
    [{ ...body, name: 'nul \u0000' }, 422, 'invalid', 'body.name'],
    [{ ...body, name: 'x'.repeat(121) }, 422, 'too_long', 'body.name'],
    [{ ...body, prize: 1 }, 400, 'unknown_key', 'body.prize'],
    [{ ...body, divisions: [{ name: 'Rx' }, { name: 'rx' }] }, 422, 'invalid', 'body.divisions'],
    [
      { ...body, divisions: [{ name: 'Rx', points: { method: 'table', table: '1999-7' } }] },
      422,
      'unknown_points_table',
      'body.divisions.0.points.table',
    ],
    [
      { ...body, online: true, divisions: [{ name: 'Rx', points: { method: 'table', table: '2023-40' } }] },
      422,
      'points_against_total',
      'body.divisions.0.points.method',
    ],
    [
      {
        ...body,
        online: true,
        workouts: [
          {
            name: 'One',
            scoring: breakwater,
            points: { points: { method: 'own_table', name: 'Own', points: [3, 2, 1] } },
          },
        ],
      },
      422,
      'points_against_total',
      'body.workouts.0.points.points.method',
    ],
    [
      { ...body, workouts: [{ name: 'One', scoring: breakwater, points: { points: { method: 'place' } } }] },
      422,
      'points_against_total',
      'body.workouts.0.points.points.method',
    ],
    [
      { ...body, scoring: { ...scoringPresets.on_site, total: 'lower' } },
      422,
      'invalid',
      'body.scoring.total',
    ],
    [
      { ...body, workouts: [{ name: 'One', scoring: { ...breakwater, brokenByPart: 'none' } }] },
      422,
      'unknown_workout',
      'body.workouts.0.scoring.brokenByPart',
    ],
  ])('refuses what cannot be: %#', async (given, status, code, path) => {
    const token = await signedIn(parts, await person(parts));
    const asked = call(endpoints.createCompetition, { body: given as never }, { as: token });
    expect(await failure(asked)).toEqual([status, code, path]);
  });

  it('is for people who are signed in', async () => {
    expect(await failure(call(endpoints.createCompetition, { body }))).toEqual([
      401,
      'not_signed_in',
      undefined,
    ]);
  });
});

describe('seeing a competition', () => {
  it('hides a draft from everybody but its people, as if it were not there', async () => {
    const { view, owner } = await competition(parts, { state: 'draft' });
    const params = { competitionId: view.competition.id };
    const outsider = await signedIn(parts, await person(parts));
    for (const as of [undefined, outsider]) {
      expect(await failure(call(endpoints.getCompetition, { params }, as ? { as } : {}))).toEqual([
        404,
        'not_found',
        undefined,
      ]);
    }
    const seen = await call(endpoints.getCompetition, { params }, { as: await signedIn(parts, owner) });
    expect(seen.data.role).toBe('owner');
  });

  it('shows a published one to all, with nothing they may do', async () => {
    const { view } = await competition(parts);
    const params = { competitionId: view.competition.id };
    const { data } = await call(endpoints.getCompetition, { params });
    expect(data.role).toBeNull();
    expect(data.can).toEqual({
      edit: false,
      manageStaff: false,
      manageEntries: false,
      checkIn: false,
      disqualify: false,
      recordScores: false,
      startHeats: false,
      announce: false,
      seeInside: false,
      publishResults: false,
      adjustPoints: false,
      cancel: false,
      followRefunds: false,
      moveTo: [],
    });
  });

  it.each(['nonsense', '01926f3a-7c1e-7000-8000-000000000000', '%00'])(
    'does not know %s',
    async (competitionId) => {
      const [status] = await failure(call(endpoints.getCompetition, { params: { competitionId } }));
      expect([404, 400]).toContain(status);
    },
  );
});

describe('changing a competition', () => {
  it('changes what is sent and nothing else, and writes it down', async () => {
    const { view, owner } = await competition(parts);
    const as = await signedIn(parts, owner);
    const params = { competitionId: view.competition.id };
    clock.advance(1);
    const { data } = await call(
      endpoints.changeCompetition,
      { params, body: { place: 'Ghent', country: 'BEL' } },
      { as },
    );
    expect(data).toMatchObject({ place: 'Ghent', country: 'BEL', name: view.competition.name });
    const audited = await listAudit(parts, { subjectKind: 'competition', subjectId: data.id }, { limit: 1 });
    expect(audited.data[0]).toMatchObject({
      action: 'competition.changed',
      before: { place: 'Rotterdam', country: 'NLD' },
      after: { place: 'Ghent', country: 'BEL' },
    });
  });

  it('refuses outsiders, days in the wrong order, and anything once it is finished', async () => {
    const { view, owner } = await competition(parts, { state: 'finished' });
    const params = { competitionId: view.competition.id };
    const asOwner = { as: await signedIn(parts, owner) };
    const asOutsider = { as: await signedIn(parts, await person(parts)) };
    const change = (patch: object, extras: { as: string }) =>
      failure(call(endpoints.changeCompetition, { params, body: patch }, extras));
    expect(await change({ name: 'Mine' }, asOutsider)).toEqual([403, 'not_allowed', undefined]);
    expect(await change({ name: 'New' }, asOwner)).toEqual([409, 'competition_closed', undefined]);
    await call(endpoints.moveCompetition, { params, body: { from: 'finished', to: 'live' } }, asOwner);
    expect(await change({ endsOn: '2026-06-01' }, asOwner)).toEqual([
      422,
      'ends_before_start',
      'body.endsOn',
    ]);
    expect(await change({}, asOwner)).toEqual([422, 'invalid', 'body']);
  });
});

describe('moving a competition', () => {
  it('goes through its states and back, each move once', async () => {
    const { view, owner } = await competition(parts, { state: 'draft' });
    const as = await signedIn(parts, owner);
    const params = { competitionId: view.competition.id };
    const move = (from: string, to: string) =>
      call(endpoints.moveCompetition, { params, body: { from, to } as never }, { as });
    for (const [from, to] of [
      ['draft', 'published'],
      ['published', 'live'],
      ['live', 'finished'],
      ['finished', 'live'],
      ['live', 'finished'],
      ['finished', 'archived'],
    ] as const) {
      expect((await move(from, to)).data.state).toBe(to);
    }
    expect(await failure(move('live', 'finished'))).toEqual([409, 'state_changed', undefined]);
    expect(await failure(move('archived', 'draft'))).toEqual([409, 'move_not_allowed', 'body.to']);
  });

  it('publishes only what has a division and a workout', async () => {
    const { view, owner } = await competition(parts, { state: 'draft', workouts: [] });
    const as = await signedIn(parts, owner);
    const params = { competitionId: view.competition.id };
    const asked = call(
      endpoints.moveCompetition,
      { params, body: { from: 'draft', to: 'published' } },
      { as },
    );
    expect(await failure(asked)).toEqual([409, 'not_ready', undefined]);
  });

  it('lets one of many parallel moves win', async () => {
    const { view, owner } = await competition(parts, { state: 'draft' });
    const as = await signedIn(parts, owner);
    const params = { competitionId: view.competition.id };
    const moves = Array.from({ length: 8 }, () =>
      call(endpoints.moveCompetition, { params, body: { from: 'draft', to: 'published' } }, { as }).then(
        () => 'moved',
        (error: CallFailed) => error.code,
      ),
    );
    const outcomes = await Promise.all(moves);
    expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'state_changed')).toHaveLength(7);
  });
});

describe('the public list', () => {
  const search = 'zeezicht';
  const names = (answer: { data: { name: string }[] }) => answer.data.map(({ name }) => name);

  it('finds by words without accents, by status and by place, page by page', async () => {
    clock.set('2026-06-06T10:00:00.000Z');
    const make = (name: string, sketch: object) =>
      competition(parts, { name: `${name} Zeezícht`, ...sketch });
    await make('Draft', { state: 'draft' });
    const divisions = [
      { name: 'Women Rx', capacity: 12 },
      { name: 'Men Rx', capacity: 12 },
    ];
    const later = await make('Later', { startsOn: '2026-09-01', endsOn: '2026-09-02', divisions });
    for (const division of later.view.divisions) await entry(parts, later, { divisionId: division.id });
    await make('Sooner', { startsOn: '2026-07-01', endsOn: '2026-07-02', online: true });
    await make('Live', { state: 'live' });
    await make('Over', { state: 'finished', startsOn: '2026-01-01', endsOn: '2026-01-02' });
    await make('Forgotten', { startsOn: '2026-02-01', endsOn: '2026-02-02' });
    await make('Archived', { state: 'archived' });
    const list = (query: object) => call(endpoints.listCompetitions, { query: { search, ...query } });
    expect(names(await list({ status: 'upcoming' }))).toEqual(['Sooner Zeezícht', 'Later Zeezícht']);
    expect(names(await list({ status: 'live' }))).toEqual(['Live Zeezícht']);
    expect(names(await list({ status: 'past' }))).toEqual(['Forgotten Zeezícht', 'Over Zeezícht']);
    expect(names(await list({ online: 'true' }))).toEqual(['Sooner Zeezícht']);
    const all = await list({});
    expect(all.total).toBe(5);
    expect(all.data[0]).toMatchObject({ divisionNames: ['Women Rx', 'Men Rx'], capacity: 24, entryCount: 2 });
    const paged = await allPages((cursor) => list({ limit: 2, ...(cursor && { cursor }) }));
    expect(names({ data: paged })).toEqual(names(all));
    expect(names(await list({ search: 'zee soon' }))).toEqual(['Sooner Zeezícht']);
    expect(names(await list({ search: 'netherlands zeez' }))).toHaveLength(5);
    expect(names(await list({ search: "'); drop table" }))).toEqual([]);
  });

  it('refuses a page mark of another list', async () => {
    for (const name of ['One', 'Two']) await competition(parts, { name: `${name} Duinzicht` });
    const { next } = await call(endpoints.listCompetitions, { query: { search: 'duinzicht', limit: 1 } });
    const asked = call(endpoints.listCompetitions, { query: { search: 'zicht', cursor: next ?? '' } });
    expect(await failure(asked)).toEqual([400, 'cursor_invalid', 'query.cursor']);
  });

  it('shows mine to me, drafts included', async () => {
    const owner = await person(parts);
    const as = await signedIn(parts, owner);
    for (const [name, state] of [
      ['On now', 'live'],
      ['To come', 'published'],
      ['Draft', 'draft'],
      ['Over', 'finished'],
      ['On now too', 'live'],
    ] as const) {
      await competition(parts, { owner, state, name });
      clock.advance(5);
    }
    const seen = await allPages((cursor) =>
      call(endpoints.listMyCompetitions, { query: { limit: 2, cursor } }, { as }),
    );
    const inTurn = ['On now too', 'On now', 'Draft', 'To come', 'Over'];
    expect(seen.map(({ name, role }) => [name, role])).toEqual(inTurn.map((name) => [name, 'owner']));
  });
});

it('says in one schema what a new competition is', () => {
  expect(newCompetition.safeParse(body).success).toBe(true);
});
