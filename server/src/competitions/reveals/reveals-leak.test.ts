import { insideBoardTopicPrefix } from '@chalkline/contract/competitions/board-topics.ts';
import * as endpoints from '@chalkline/contract/competitions/reveals.endpoints.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { declared, routes } from '../../manifests.ts';
import { companyBrand } from '../../organizations/organizations.brand.service.ts';
import { makePageFor } from '../../platform/pages/page-maker.ts';
import { sampleOf } from '../../platform/testing/sample-of.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

/**
 * A ceremony that has shown the last place, and every call that can be read: none of them tells anyone but the staff
 * more than that. A new call joins by itself.
 */
const { app, call, parts, settle, live } = await testApp();

const made = await competition(parts, {
  state: 'live',
  showResults: 'when_published',
  divisions: [
    { name: 'Women Rx', points: { method: 'own_table', name: 'Own', points: [9713.25, 8642.5, 7531.75] } },
  ],
});
const params = {
  competitionId: made.view.competition.id,
  divisionId: made.view.divisions[0]?.id ?? '',
};
const winner = await entry(parts, made, { name: 'Winner' });
const second = await entry(parts, made, { name: 'Second' });
const last = await entry(parts, made, { name: 'Last' });
const champion = await person(parts, { name: 'Winner' });
await claimEntry(parts, winner, champion);
const crane = { workoutId: made.view.workouts[1]?.id ?? '' };
for (const [entryId, typed, lifted] of [
  [winner.id, '7:41.13', '103.5'],
  [second.id, '7:52.19', '102.5'],
  [last.id, '7:58.23', '101.5'],
] as const) {
  await score(parts, made, { entryId, typed });
  await score(parts, made, { entryId, typed: lifted, ...crane });
}
const owner = await signedIn(parts, made.owner);
await call(endpoints.startReveal, { params }, { as: owner });
await call(endpoints.moveReveal, { params, body: { from: null, to: 3 } }, { as: owner });
await settle();

/** Totals of the two that are hidden, as numbers and as people write them, and the runner-up's score. */
const secrets = /19,?426[.,]5|17,?285\b|7:52\.19|472190|102\.5/;
/** The champion may know their own score, not that it won. */
const ownScore = /7:41\.13|461130|103\.5/;

const ids: Readonly<Record<string, unknown>> = {
  ...params,
  workoutId: made.view.workouts[0]?.id,
  entryId: winner.id,
  entryIds: [winner.id, second.id].join(','),
  personId: champion.id,
  search: 'Winner',
};

const readable = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [endpoint.path, endpoint] as const);

async function read({ path, query }: Endpoint, token?: string): Promise<string> {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 'none'));
  const sample = query ? (sampleOf(query, ids) as Record<string, unknown>) : {};
  const answers = [];
  for (const more of [
    {},
    { divisionId: params.divisionId, workoutId: ids.workoutId, entryId: winner.id },
    { format: 'json' },
  ]) {
    const asked = new URLSearchParams(
      Object.entries({ ...sample, ...more }).map(([key, value]) => [key, String(value)]),
    );
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    answers.push((await app.inject({ method: 'GET', url: `${address}?${asked}`, headers })).payload);
  }
  return answers.join('\n');
}

const outsider = await signedIn(parts, await person(parts, { name: 'Outsider' }));
const themself = await signedIn(parts, champion);

describe.each([
  ['a visitor', undefined],
  ['someone else', outsider],
  ['the champion', themself],
])('to %s', (who, token) => {
  it.each(readable)('%s tells nothing of the places to come', async (_path, endpoint) => {
    const answer = await read(endpoint, token);
    expect(secrets.exec(answer)).toBeNull();
    if (who !== 'the champion') expect(ownScore.exec(answer)).toBeNull();
  });

  it('the ceremony tells what it has shown', async () => {
    const { data } = await call(endpoints.getReveal, { params }, token ? { as: token } : {});
    expect(data?.places).toMatchObject([{ place: 3, entries: [{ name: 'Last', total: 15_063.5 }] }]);
  });
});

describe('everything else', () => {
  it('is in the hands of staff alone: the desk knows every place', async () => {
    expect(await read(endpoints.getRevealDesk, owner)).toMatch(secrets);
  });

  it('live streams of the public tell nothing of the places to come', () => {
    const told = live.published.filter(({ topic }) => !topic.startsWith(insideBoardTopicPrefix));
    expect(told.length).toBeGreaterThan(0);
    expect(secrets.exec(JSON.stringify(told))).toBeNull();
  });

  it('written pages tell nothing of the places to come', async () => {
    const pageFor = makePageFor(parts, declared.publicPages, companyBrand);
    const html =
      '<!doctype html><html><head><meta name="chalkline-site" content=""><title>x</title></head></html>';
    const built = { html, firstScreens: {}, screenFiles: {} };
    for (const address of ['competition-detail', 'leaderboard', 'competition-workouts']) {
      for (const how of ['', '&embed=1', '&tv=1']) {
        const at = `/${address}/${params.competitionId}?division=${params.divisionId}${how}`;
        expect(secrets.exec(await pageFor(at, built))).toBeNull();
      }
    }
  });
});
