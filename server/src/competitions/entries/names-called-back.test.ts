import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { changeEntry, listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { entry } from './entries.factory.ts';

const { parts, call, live, settle } = await testApp();

/** A board that has told the name of Ines, who is 16. */
async function told() {
  const made = await competition(parts, {
    state: 'live',
    startsOn: '2026-06-05',
    endsOn: '2026-06-07',
    divisions: [{ name: 'Women Rx' }, { name: 'Men Rx' }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [divisionId = '', otherId = ''] = made.view.divisions.map(({ id }) => id);
  const ines = await entry(parts, made, { name: 'Ines Carvalho', bib: 15, birthDate: '2010-01-01' });
  await entry(parts, made, { name: 'Amara Okonkwo', bib: 16 });
  await entry(parts, made, { name: 'Tobias Reinholt', bib: 17, divisionId: otherId });
  // The first version is published without its rows, each later one with the changed rows.
  await settle();
  await score(parts, made, { entryId: ines.id, typed: '9:30' });
  await settle();
  const heard = (topic = boardTopic(divisionId)) =>
    JSON.stringify(live.published.filter((message) => message.topic === topic));
  expect(heard()).toContain('Ines Carvalho');
  return { as, params, ines, heard, otherId };
}

describe('a name that was published and is then hidden', () => {
  it('is in nothing that a stream could be sent again, by wish of the entry', async () => {
    const { as, params, ines, heard, otherId } = await told();
    const before = heard(boardTopic(otherId));
    const wish = { params: { ...params, entryId: ines.id }, body: { unnamed: true } };
    await call(changeEntry, wish, { as });
    expect(heard()).not.toContain('Ines');
    await settle();
    expect(heard()).not.toContain('Ines');
    expect(heard()).toContain('Athlete 15');
    expect(heard(boardTopic(otherId))).toBe(before);
  });

  it('nor once the competition hides minors, whatever else is changed with it', async () => {
    const { as, params, heard } = await told();
    const body = { hideMinors: true, scoring: scoringPresets.online };
    await call(changeCompetition, { params, body }, { as });
    await settle();
    expect(heard()).not.toContain('Ines');
    expect((await call(listEntries, { params })).data.map(({ name }) => name)).toContain('Athlete 15');
  });

  it('nor by a file', async () => {
    const { as, params, heard } = await told();
    const csv = 'bib,name,division,not named\n15,Ines Carvalho,Women Rx,yes\n';
    await call(importEntries, { params, body: { csv } }, { as });
    await settle();
    expect(heard()).not.toContain('Ines');
  });

  it('is published again once it is shown', async () => {
    const { as, params, ines, heard } = await told();
    const wish = (unnamed: boolean) =>
      call(changeEntry, { params: { ...params, entryId: ines.id }, body: { unnamed } }, { as });
    await wish(true);
    await settle();
    await wish(false);
    await settle();
    expect(heard()).toContain('Ines Carvalho');
  });
});
