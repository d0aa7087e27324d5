import {
  explainPlace,
  getLeaderboard,
  tryScore,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { afterAll, expect, it } from 'vitest';
import { makeThread } from '../../platform/side-thread/make-thread.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import type { SideThread } from '../../platform/threads/threads.ts';
import { insertBoardRequests } from '../board-requests/board-requests.repository.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { importScores } from '../imports/scores-import.service.ts';
import { explainStanding } from './boards.explain.service.ts';
import { rankOnSuitingThread } from './boards.rank.service.ts';
import { rankedHereAtMost } from './boards.thread.service.ts';
import { tryScore as tryHere } from './boards.trial.service.ts';

const { parts, call, database, settle } = await testApp();
const ran: string[] = [];
const side = makeThread({
  program: new URL('../../side-thread.ts', import.meta.url),
  setup: { databaseUrl: database.url },
  log: parts.log,
  parts: () => parts,
  onPublished: () => ran.push('published'),
});
afterAll(() => side.stop());
const watched: SideThread = {
  run: (task, data) => {
    ran.push(task.name);
    return side.run(task, data);
  },
};
const threaded = {
  ...parts,
  thread: watched,
};

const size = rankedHereAtMost + 1;

it('a large division is ranked, explained and tried on the side thread, with the same outcome', async () => {
  const made = await competition(parts, { state: 'live' });
  const competitionId = made.view.competition.id;
  const params = { competitionId };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutId = made.view.workouts[0]?.id ?? '';
  const lines = Array.from({ length: size }, (_, index) => `${index + 1},Athlete ${index + 1}`);
  await importEntries(parts, made.viewer, competitionId, {
    csv: `bib,name\n${lines.join('\n')}`,
    dryRun: false,
  });
  const scores = lines.map(
    (_, index) => `${index + 1},${5 + (index % 7)}:${String(index % 60).padStart(2, '0')}`,
  );
  const csv = `bib,score\n${scores.join('\n')}`;
  const reply = await importScores(parts, made.viewer, competitionId, {
    csv,
    dryRun: false,
    workoutId,
    answers: {},
    reason: '',
  });
  expect(reply.imported).toBe(true);
  await settle();
  const before = (await call(getLeaderboard, { params })).data;
  await insertBoardRequests(database.sql, [divisionId], parts.clock.now());
  await rankOnSuitingThread(threaded, divisionId);
  const after = (await call(getLeaderboard, { params })).data;
  expect(after.rows).toEqual(before.rows);
  const entryId = before.rows[7]?.entryId ?? '';
  const query = { divisionId, entryId, workoutId, view: 'public' } as const;
  expect(await explainStanding(threaded, null, competitionId, query)).toEqual(
    (await call(explainPlace, { params, query })).data,
  );
  const body = { divisionId, workoutId, typed: '5:07', view: 'public', tiebreaks: [], answers: {} } as const;
  expect(await tryHere(threaded, null, competitionId, { ...body, tiebreaks: [] })).toEqual(
    (await call(tryScore, { params, body: { divisionId, workoutId, typed: '5:07' } })).data,
  );
  const own = { ...body, tiebreaks: [], entryId };
  expect(await tryHere(threaded, null, competitionId, own)).toMatchObject({ understood: '5:07' });
  const wrong = { ...query, entryId: 'nobody' };
  await expect(explainStanding(threaded, null, competitionId, wrong)).rejects.toMatchObject({ status: 422 });
  expect(ran.filter((name) => name !== 'published')).toEqual([
    'competitions.rank_division',
    'competitions.explain',
    'competitions.try_score',
    'competitions.explain',
  ]);
}, 60_000);
