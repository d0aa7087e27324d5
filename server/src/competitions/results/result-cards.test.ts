import { getPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { post } from '../../posts/posts/posts.factory.ts';
import {
  asViewer,
  breakwater,
  type CompetitionSketch,
  competition,
} from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { call, clock, parts, settle } = await testApp();

/** What a post that links to a workout and to the result of two athletes shows of them. */
async function cardsOf(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, { name: 'Pier Games', state: 'live', ...sketch });
  const { id } = made.view.competition;
  const [division] = made.view.divisions;
  const [workout] = made.view.workouts;
  const first = await entry(parts, made, { name: 'Mara Lindqvist' });
  const second = await entry(parts, made, { name: 'Signe Halvorsen', unnamed: true });
  await score(parts, made, { entryId: first.id, typed: '8:41' });
  await score(parts, made, { entryId: second.id, typed: '9:12' });
  await settle();
  const author = await person(parts);
  const site = parts.config.publicUrl;
  const resultOf = (entryId: string) =>
    absoluteUrl(site, urlOf('leaderboard', { id }, { division: division?.id, entry: entryId }));
  const text = [
    absoluteUrl(site, urlOf('workoutDetail', { id: workout?.id ?? '' })),
    resultOf(first.id),
    resultOf(second.id),
  ].join(' ');
  const { post: written } = await post(parts, asViewer(author), { text });
  const as = await signedIn(parts, author);
  const { data } = await call(getPost, { params: { postId: written.id } }, { as });
  return data.cards;
}

describe('cards of workouts and results', () => {
  it('say what it is, where, and how it went, under the name that everyone may see', async () => {
    const cards = await cardsOf({
      workouts: [
        {
          name: 'Breakwater',
          scoring: { type: 'time', unit: 'clock', direction: 'lower' },
          movements: ['500 m row', '30 burpees'],
        },
      ],
    });
    expect(cards.map(({ name, place, size }) => [name, place, size])).toEqual([
      ['Breakwater', 'Pier Games', '500 m row, 30 burpees'],
      ['Mara Lindqvist', 'Pier Games, Women Rx', 'Place 1 of 2 so far'],
      [expect.stringMatching(/^Athlete \d+$/), 'Pier Games, Women Rx', 'Place 2 of 2 so far'],
    ]);
    expect(cards[1]?.to).toMatch(
      /^\/leaderboard\/[0-9a-f-]+\?division=[0-9a-f-]+&search=\d+&entry=[0-9a-f-]+$/,
    );
  });

  it('show nothing of a competition that is not public, and no workout before its release', async () => {
    expect(await cardsOf({ visibility: 'private' })).toEqual([]);
    expect(await cardsOf({ state: 'draft' })).toEqual([]);
    const releaseAt = new Date(clock.now().getTime() + day).toISOString();
    const later = await cardsOf({ workouts: [{ name: 'Secret', scoring: breakwater, releaseAt }] });
    expect(later.map(({ segment }) => segment)).not.toContain('workout-detail');
  });
});
