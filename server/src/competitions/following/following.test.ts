import * as endpoints from '@chalkline/contract/competitions/following.endpoints.ts';
import { followedAtMost } from '@chalkline/contract/competitions/found-rows.schema.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';

const { parts, call, clock } = await testApp();

async function watched(count = 2) {
  const made = await competition(parts, { state: 'live' });
  const params = { competitionId: made.view.competition.id };
  const entries: string[] = [];
  for (let bib = 1; bib <= count; bib += 1) entries.push((await entry(parts, made, { bib })).id);
  const as = await signedIn(parts, await person(parts));
  return { made, params, entries, as };
}

const follow = (competitionId: string, entryId: string, as: string) =>
  call(endpoints.followEntry, { params: { competitionId, entryId } }, { as });

describe('following', () => {
  it('keeps whom a person follows, in the order in which they did, for them alone', async () => {
    const { params, entries, as } = await watched();
    const [ana = '', ben = ''] = entries;
    await follow(params.competitionId, ben, as);
    clock.advance(1000);
    expect((await follow(params.competitionId, ana, as)).data).toEqual([ben, ana]);
    expect((await call(endpoints.listFollowed, { params }, { as })).data).toEqual([ben, ana]);
    const other = await signedIn(parts, await person(parts));
    expect((await call(endpoints.listFollowed, { params }, { as: other })).data).toEqual([]);
    const without = { params: { ...params, entryId: ben } };
    expect((await call(endpoints.unfollowEntry, without, { as })).data).toEqual([ana]);
    expect((await call(endpoints.unfollowEntry, without, { as })).data).toEqual([ana]);
  });

  it('follows once, however often and at once it is asked', async () => {
    const { params, entries, as } = await watched();
    const [ana = ''] = entries;
    await Promise.all(Array.from({ length: 5 }, () => follow(params.competitionId, ana, as)));
    expect((await call(endpoints.listFollowed, { params }, { as })).data).toEqual([ana]);
  });

  it('takes over what a visitor has followed, and leaves out who is not entered here', async () => {
    const { params, entries, as } = await watched();
    const elsewhere = await watched(1);
    const [ana = '', ben = ''] = entries;
    await follow(params.competitionId, ben, as);
    clock.advance(1000);
    const entryIds = [ana, ben, ana, newId(Date.now()), 'nobody', ...elsewhere.entries];
    const merged = await call(endpoints.addFollowed, { params, body: { entryIds } }, { as });
    expect(merged.data).toEqual([ben, ana]);
  });

  it('follows so many and no more, also when asked at once', async () => {
    const { made, params, as } = await watched(0);
    const ids: string[] = [];
    for (let bib = 1; bib <= followedAtMost + 1; bib += 1) ids.push((await entry(parts, made, { bib })).id);
    const entryIds = ids.slice(0, followedAtMost - 1);
    await call(endpoints.addFollowed, { params, body: { entryIds } }, { as });
    const last = ids.slice(-2).map((id) => follow(params.competitionId, id, as));
    const answers = await Promise.allSettled(last);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const { data } = await call(endpoints.listFollowed, { params }, { as });
    expect(data).toHaveLength(followedAtMost);
    const over = ids.find((id) => !data.includes(id)) ?? '';
    expect((await failure(follow(params.competitionId, over, as)))[1]).toBe('too_many_followed');
    expect((await follow(params.competitionId, data[0] ?? '', as)).data).toHaveLength(followedAtMost);
  });

  it('is for people who are signed in, on competitions they may see', async () => {
    const { params, entries, as } = await watched();
    const draft = await competition(parts, { state: 'draft' });
    const hidden = await entry(parts, draft);
    expect((await failure(call(endpoints.listFollowed, { params })))[0]).toBe(401);
    const refused = [
      follow(draft.view.competition.id, hidden.id, as),
      follow(params.competitionId, hidden.id, as),
      follow(params.competitionId, 'nobody', as),
      call(endpoints.listFollowed, { params: { competitionId: draft.view.competition.id } }, { as }),
    ];
    for (const each of await Promise.all(refused.map(failure))) expect(each[0]).toBe(404);
    const body = { entryIds: [] };
    expect((await failure(call(endpoints.addFollowed, { params, body }, { as })))[0]).toBe(422);
    expect(entries).toHaveLength(2);
  });
});
