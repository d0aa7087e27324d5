import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import * as boards from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { competition } from './competitions/competitions/competitions.factory.ts';
import { penalty } from './competitions/decisions/decisions.factory.ts';
import { claimEntry } from './competitions/entries/entries.claim.service.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { score } from './competitions/scores/scores.factory.ts';
import { declared, routes } from './manifests.ts';
import { companyBrand } from './organizations/organizations.brand.service.ts';
import { makePageFor } from './platform/pages/page-maker.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';

/**
 * A minor and somebody who asks not to be named, and every call that can be read: none of them tells anybody but
 * the competition's people who they are. A new call joins by itself.
 */
const { app, call, parts, settle, live } = await testApp();

/** Part of every hidden name. */
const mark = 'Alderbrook';
const made = await competition(parts, {
  state: 'live',
  hideMinors: true,
  startsOn: '2026-06-05',
  divisions: [{ name: 'Women Rx' }, { name: 'Teams', teams: { by: 'sum' } }],
});
const params = { competitionId: made.view.competition.id };
const [divisionId = '', teamsId = ''] = made.view.divisions.map(({ id }) => id);
const workoutId = made.view.workouts[0]?.id ?? '';
const ahead = await entry(parts, made, { name: 'Ines Carvalho', birthDate: '1996-02-29' });
const minor = await entry(parts, made, { name: `${mark} Younger`, birthDate: '2008-06-06' });
const shy = await entry(parts, made, { name: `${mark} Shy`, unnamed: true });
const adult = await entry(parts, made, { name: 'Just Grown', birthDate: '2008-06-05' });
const team = await entry(parts, made, { name: 'Four of us', divisionId: teamsId });
const owner = await signedIn(parts, made.owner);
const themself = await person(parts, { name: `${mark} Profile` });
await claimEntry(parts, minor, themself);
await call(
  setTeam,
  { params: { ...params, entryId: team.id }, body: { entryIds: [minor.id, shy.id] } },
  { as: owner },
);
for (const [at, one] of [ahead, minor, shy].entries()) {
  await score(parts, made, { entryId: one.id, typed: `9:0${at}` });
}
await penalty(parts, made, adult.id);
await settle();
const outsider = await signedIn(parts, await person(parts, { name: 'Outsider' }));

const ids: Readonly<Record<string, unknown>> = {
  ...params,
  divisionId,
  workoutId,
  entryId: minor.id,
  entryIds: [minor.id, shy.id].join(','),
  personId: themself.id,
  search: mark,
};

const readable = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && path.includes(':competitionId'))
  .map((endpoint) => [endpoint.path, endpoint] as const);

async function read({ path, query }: Endpoint, extra: Readonly<Record<string, string>>, token?: string) {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 'none'));
  const given = query ? (sampleOf(query, ids) as Record<string, unknown>) : {};
  const asked = new URLSearchParams(
    Object.entries({ ...given, ...extra }).map(([key, value]) => [key, String(value)]),
  );
  return app.inject({
    method: 'GET',
    url: `${address}?${asked}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

const names = new RegExp(mark);

describe.each([
  ['nobody', undefined],
  ['an outsider', outsider],
])('to %s', (_who, token) => {
  it.each(readable)('%s names nobody who is hidden', async (_path, endpoint) => {
    const answer = await read(endpoint, {}, token);
    expect(answer.payload).not.toMatch(names);
    expect(answer.payload).not.toContain('2008-06-0');
    // A call that was not understood would tell nothing of whether it keeps quiet.
    expect([200, 401, 403, 404]).toContain(answer.statusCode);
  });

  it('a board, its files and its explanations say `Athlete` and the bib', async () => {
    const extras = token ? { as: token } : {};
    const { data } = await call(boards.getLeaderboard, { params, query: { divisionId } }, extras);
    expect(data.rows.map(({ name }) => name)).toEqual([
      'Ines Carvalho',
      `Athlete ${minor.bib}`,
      `Athlete ${shy.bib}`,
      'Just Grown',
    ]);
    for (const format of ['csv', 'json'] as const) {
      const file = await call(boards.exportBoard, { params, query: { divisionId, format } }, extras);
      expect(file.data.content).toContain(`Athlete ${minor.bib}`);
      expect(file.data.content).not.toMatch(names);
    }
    for (const entryId of [ahead.id, minor.id, shy.id, adult.id]) {
      for (const about of [{}, { workoutId }]) {
        const asked = { params, query: { divisionId, entryId, ...about } };
        expect(JSON.stringify(await call(boards.explainPlace, asked, extras))).not.toMatch(names);
      }
    }
    const body = { divisionId, workoutId, typed: '9:01', entryId: minor.id };
    expect(JSON.stringify(await call(boards.tryScore, { params, body }, extras))).not.toMatch(names);
  });

  it('a search for the name finds nobody, one for the bib does', async () => {
    const extras = token ? { as: token } : {};
    const found = async (search: string) => [
      (await call(listEntries, { params, query: { search } }, extras)).total,
      (await call(boards.findOnBoard, { params, query: { divisionId, search } }, extras)).total,
    ];
    expect(await found(mark)).toEqual([0, 0]);
    expect(await found('Younger')).toEqual([0, 0]);
    expect(await found(String(minor.bib))).toEqual([1, 1]);
    expect(await found('Grown')).toEqual([1, 1]);
  });
});

describe('everything else that is published', () => {
  it('live streams name nobody who is hidden', () => {
    const told = live.published.filter(({ topic }) => topic.startsWith('board'));
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(told)).not.toMatch(names);
  });

  it('pages name nobody who is hidden', async () => {
    const pageFor = makePageFor(parts, declared.publicPages, companyBrand);
    const html =
      '<!doctype html><html><head><meta name="chalkline-site" content=""><title>x</title></head></html>';
    const built = { html, firstScreens: {}, screenFiles: {} };
    for (const address of ['competition-detail', 'leaderboard', 'competition-workouts']) {
      const page = await pageFor(`/${address}/${params.competitionId}?division=${divisionId}&embed=1`, built);
      expect(page).not.toMatch(names);
    }
  });

  it('a person’s page does not tell others which athlete they are', async () => {
    const results = (token?: string) =>
      app.inject({
        method: 'GET',
        url: `/api/profiles/${themself.id}/results`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const seen = await results(outsider);
    expect([seen.statusCode, seen.payload.includes(minor.id)]).toEqual([200, false]);
    expect((await results(await signedIn(parts, themself))).payload).toContain(minor.id);
  });

  it('the competition’s people read every name, and their file has it', async () => {
    const { data } = await call(listEntries, { params, query: { search: mark } }, { as: owner });
    expect(data.map(({ name, hidden, birthDate }) => [name, hidden, birthDate])).toEqual([
      [`${mark} Younger`, true, '2008-06-06'],
      [`${mark} Shy`, true, null],
    ]);
    const file = await call(exportEntries, { params }, { as: owner });
    expect(file.data.csv).toContain(`${mark} Younger`);
  });

  it('they come back when the competition hides minors no more, who asked stays hidden', async () => {
    await call(changeCompetition, { params, body: { hideMinors: false } }, { as: owner });
    await settle();
    const { data } = await call(boards.getLeaderboard, { params, query: { divisionId } });
    expect(data.rows.map(({ name }) => name)).toEqual([
      'Ines Carvalho',
      `${mark} Younger`,
      `Athlete ${shy.bib}`,
      'Just Grown',
    ]);
    await call(changeCompetition, { params, body: { hideMinors: true } }, { as: owner });
    await settle();
    // A first day two days later: the youngest is 18 by then.
    const later = { startsOn: '2026-06-06', endsOn: '2026-06-07' };
    await call(changeCompetition, { params, body: later }, { as: owner });
    await settle();
    const again = await call(boards.getLeaderboard, { params, query: { divisionId } });
    expect(again.data.rows[1]?.name).toBe(`${mark} Younger`);
  });
});
