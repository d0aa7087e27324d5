import { previewRipple } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { newScore } from '@chalkline/contract/competitions/score.schema.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { importScores } from '../imports/scores-import.service.ts';
import { movePublications } from '../publications/publications.service.ts';
import { score } from '../scores/scores.factory.ts';
import { recordAndNotify } from './score-corrections.service.ts';

const { parts, call, clock } = await testApp();

async function floor(sketch: Parameters<typeof competition>[1] = {}) {
  const made = await competition(parts, { state: 'live', ...sketch });
  const ana = await entry(parts, made, { name: 'Ana' });
  const athlete = await person(parts, { name: 'Ana' });
  await claimEntry(parts, ana, athlete);
  const first = await score(parts, made, { entryId: ana.id, typed: '9:30' });
  const titles = async () => {
    const { data } = await call(listNotifications, {}, { as: await signedIn(parts, athlete) });
    return data.flatMap(({ title, text }) => (title.startsWith('Your score') ? [[title, text]] : []));
  };
  const params = { competitionId: made.view.competition.id };
  const workoutId = made.view.workouts[0]?.id ?? '';
  const notified = async (typed: string) => {
    const change = { kind: 'score' as const, workoutId, entryId: ana.id, typed };
    const { data } = await call(
      previewRipple,
      { params, body: { change } },
      { as: await signedIn(parts, made.owner) },
    );
    return data.notified;
  };
  const together = async (texts: readonly string[]) => {
    const scores = texts.map((typed) => ({ workoutId, entryId: ana.id, typed }));
    const body = { change: { kind: 'scores' as const, scores } };
    const { data } = await call(previewRipple, { params, body }, { as: await signedIn(parts, made.owner) });
    return data.notified;
  };
  const correct = (typed: string, previousId: string) => {
    const submissionId = crypto.randomUUID();
    const body = { submissionId, workoutId, entryId: ana.id, typed, previousId, reason: 'Video review' };
    return recordAndNotify(parts, made.viewer, params.competitionId, newScore.parse(body));
  };
  return { made, ana, first, titles, notified, together, correct, workoutId };
}

describe('the correction of a published score', () => {
  it('notifies the athlete once, with the result before and after, as its preview says', async () => {
    const { first, titles, notified, together, correct } = await floor();
    clock.advance(10 * minute);
    expect(await notified('9:45')).toEqual({ name: 'Ana', people: 1 });
    expect(await titles()).toEqual([]);
    const second = await correct('9:45', first.id);
    const corrected = [
      'Your score in Harbor Throwdown, Breakwater was corrected',
      'Video review. It changed from 9:30 to 9:45.',
    ];
    expect(await titles()).toEqual([corrected]);
    expect(await together(['9:20', '9:10'])).toEqual({ name: 'Ana', people: 1 });
    // What was corrected before is corrected again at once: they were told of it.
    expect(await notified('')).toEqual({ name: 'Ana', people: 1 });
    await correct('', second.id);
    expect(await titles()).toEqual([
      [
        'Your score in Harbor Throwdown, Breakwater was removed',
        'Video review. It changed from 9:45 to no score.',
      ],
      corrected,
    ]);
  });

  it('notifies no one of a slip that the same person mends within five minutes', async () => {
    const { first, titles, notified, correct } = await floor();
    clock.advance(4 * minute);
    expect(await notified('9:31')).toEqual({ name: 'Ana', people: 0 });
    await correct('9:31', first.id);
    expect(await titles()).toEqual([]);
  });

  it('notifies no one before the results are published, or after a freeze that hides the score', async () => {
    const { first, titles, notified, correct, made, workoutId } = await floor({
      showResults: 'when_published',
    });
    clock.advance(10 * minute);
    expect(await notified('9:45')).toEqual({ name: 'Ana', people: 0 });
    const second = await correct('9:45', first.id);
    const results = [{ divisionId: made.view.divisions[0]?.id ?? '', workoutId }];
    const move = (from: 'draft' | 'published', to: 'published' | 'frozen') =>
      movePublications(parts, made.viewer, made.view.competition.id, { results, from, to });
    await move('draft', 'published');
    await move('published', 'frozen');
    clock.advance(10 * minute);
    expect(await notified('9:50')).toEqual({ name: 'Ana', people: 1 });
    const third = await correct('9:50', second.id);
    expect(await titles()).toHaveLength(1);
    clock.advance(10 * minute);
    await correct('9:55', third.id);
    expect(await titles()).toHaveLength(1);
  });

  it('notifies of corrections by file', async () => {
    const { made, ana, titles } = await floor();
    clock.advance(10 * minute);
    const csv = `bib,Breakwater\n${ana.bib},9:45\n`;
    const body = { csv, dryRun: false, answers: {}, reason: 'From the paper cards' };
    await importScores(parts, made.viewer, made.view.competition.id, body);
    expect((await titles())[0]?.[1]).toBe('From the paper cards. It changed from 9:30 to 9:45.');
  });
});

describe('the ripple of a score', () => {
  it('counts the penalty a judge gave with it, once', async () => {
    const { made, ana, workoutId } = await floor();
    const ben = await entry(parts, made, { name: 'Ben' });
    await score(parts, made, { entryId: ben.id, typed: '9:25' });
    const as = await signedIn(parts, made.owner);
    const penalty = { kind: 'seconds' as const, amount: 10, reason: 'Short' };
    const places = async (change: object) => {
      const body = {
        change: { kind: 'score' as const, workoutId, entryId: ana.id, typed: '9:20', ...change },
      };
      const params = { competitionId: made.view.competition.id };
      const { data } = await call(previewRipple, { params, body }, { as });
      return data.rows.map(({ name, after }) => [name, after.place]);
    };
    expect(await places({})).toEqual([
      ['Ana', 1],
      ['Ben', 2],
    ]);
    expect(await places({ penalty })).toEqual([]);
    // Without a score she is last, without points.
    expect(await places({ typed: '' })).toEqual([['Ana', expect.anything()]]);
  });
});
