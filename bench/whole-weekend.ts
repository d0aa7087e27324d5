import {
  createAppeal,
  decideAppeal,
  setAppealWindow,
} from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { addPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { listCompetitionRecords } from '@chalkline/contract/training/training.endpoints.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { openProcessDesk } from '../server/src/competitions/registrations/testing/process-desk.ts';
import { auditSale } from '../server/src/competitions/registrations/testing/sale-audit.ts';
import { insist, type SaleDesk } from '../server/src/competitions/registrations/testing/sale-desk.ts';
import { approve } from '../server/src/competitions/registrations/testing/sale-made.ts';
import { report } from './table.ts';
import { pause, unreliable } from './unreliable-desk.ts';
import { compareBoards, untilRanked } from './weekend-boards.ts';
import { anyScore, seeded, types } from './weekend-sketch.ts';
import { holdEvent } from './whole-weekend-event.ts';
import {
  type Athlete,
  athletes,
  drawHeats,
  inviteJudges,
  refunds,
  register,
  score,
  setUp,
  signUpVolunteers,
  type Weekend,
  workoutCount,
} from './whole-weekend-stages.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 10);
const site = 'https://chalkline.example';

/**
 * A weekend from its copy of last year's to the statement, through a server that is killed every few seconds and a network
 * that loses calls and answers, again and again with other chances. Nothing may be wrong at the end.
 */
export async function benchWholeWeekend(): Promise<void> {
  const rows: string[][] = [];
  const raw: object[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { kills, lost, seconds, wrong } = await runWeekend(round);
    rows.push([`${round}`, `${kills}`, `${lost}`, `${seconds.toFixed(0)} s`, wrong.join('; ') || 'nothing']);
    raw.push({ round, kills, lost, seconds, wrong });
    console.info(rows.at(-1)?.join(', '));
  }
  report({
    name: 'whole-weekend',
    about: `A competition is copied from last year’s; ${athletes} athletes register and pay, ${refunds} take their money back, volunteers fill shifts, heats are drawn and published, tickets are sold and scanned by two phones without a network, four judges send ${workoutCount} workouts of scores, a board is frozen and revealed, an appeal is upheld, the competition ends, a result becomes a record and a post. Meanwhile the server is killed 3 to 9 seconds after each start and one call in 12 is lost, half of them after it was done. Checked afterwards: boards equal a recomputation, orders, places, tickets, ledger, provider and statement agree to the cent.`,
    columns: ['round', 'kills', 'calls lost', 'took', 'wrong afterwards'],
    rows,
    raw,
  });
}

async function runWeekend(round: number) {
  const began = performance.now();
  const steady = await openProcessDesk({ isReliable: false, publicUrl: site });
  const desk = unreliable(steady, seeded(round));
  try {
    const owner = await desk.signIn('Imani Okafor');
    const seller = await approve(desk, owner);
    const weekend = await setUp(desk, owner);
    const field = await register(desk, weekend);
    const wrong = await signUpVolunteers(desk, owner, weekend);
    const judges = await inviteJudges(desk, owner, weekend);
    await drawHeats(desk, owner, weekend);
    wrong.push(...(await holdEvent(desk, owner)));
    const params = { competitionId: weekend.competitionId };
    await insist(desk, owner.token, moveCompetition, { params, body: { from: 'published', to: 'live' } });
    await insist(desk, owner.token, setAppealWindow, { params, body: { minutes: 60 } });
    for (let workout = 0; workout < workoutCount - 1; workout += 1)
      await score(desk, judges, weekend, workout);
    wrong.push(
      ...(await freezeAndReveal(desk, owner, weekend, () => score(desk, judges, weekend, workoutCount - 1))),
    );
    await appeal(desk, owner, weekend, field);
    await insist(desk, owner.token, moveCompetition, { params, body: { from: 'live', to: 'finished' } });
    wrong.push(...(await becomesRecordAndPost(desk, weekend, field)));
    await desk.calm();
    await settleMoney(desk);
    await compareBoards(desk.as(owner.token), desk.database.pool, weekend);
    const sale = {
      ...weekend,
      ...seller,
      owner,
      places: athletes,
      codeUses: 0,
      buyers: 0,
      kills: 0,
      atOnce: 0,
    };
    wrong.push(...(await auditSale(desk, { ...sale, divisions: [0, 0, 0] })));
    return { kills: desk.kills, lost: desk.lost, seconds: (performance.now() - began) / 1000, wrong };
  } finally {
    await desk.calm();
    await steady.close();
  }
}

/** The crowd sees the board as it stood until it is revealed. */
async function freezeAndReveal(
  desk: SaleDesk,
  owner: { token: string },
  { competitionId, divisionIds }: Weekend,
  meanwhile: () => Promise<void>,
): Promise<string[]> {
  const [divisionId = ''] = divisionIds;
  const params = { competitionId, divisionId };
  const seen = async () => {
    const { data } = await insist(desk, '', getLeaderboard, {
      params: { competitionId },
      query: { divisionId },
    });
    return JSON.stringify(data.rows.map(({ entryId, place, total }) => [entryId, place, total]));
  };
  await untilRanked(desk.database.pool);
  await insist(desk, owner.token, freezeBoard, { params, body: { frozen: true } });
  const before = await seen();
  await meanwhile();
  await untilRanked(desk.database.pool);
  const during = await seen();
  await insist(desk, owner.token, freezeBoard, { params, body: { frozen: false } });
  await untilRanked(desk.database.pool);
  return [
    during === before ? '' : 'the frozen board moved',
    (await seen()) === before ? 'the board stayed frozen' : '',
  ].filter(Boolean);
}

/** An athlete is right: their last score is corrected. */
async function appeal(
  desk: SaleDesk,
  owner: { token: string },
  { competitionId, workoutIds }: Weekend,
  field: readonly Athlete[],
): Promise<void> {
  const { token, entryId } = await entered(desk, competitionId, field[7]);
  const [workoutId = ''] = workoutIds;
  const { rows } = await desk.database.pool.query<{ id: string }>(
    'select id from competitions.scores where entry_id = $1 and workout_id = $2',
    [entryId, workoutId],
  );
  const { data } = await insist(desk, token, createAppeal, {
    params: { competitionId },
    body: { workoutId, entryId, text: 'The video shows more.', link: null },
  });
  const change = { kind: 'score' as const, typed: anyScore(types[0] ?? 'reps'), tiebreaks: [], answers: {} };
  await insist(desk, owner.token, decideAppeal, {
    params: { competitionId, appealId: data.id },
    body: { outcome: 'upheld', reason: 'It does.', change: { ...change, previousId: rows[0]?.id ?? '' } },
  });
}

/** Within a minute of the end the athlete has records, and can post their result as a card. */
async function becomesRecordAndPost(
  desk: SaleDesk,
  { competitionId, workoutIds }: Weekend,
  field: readonly Athlete[],
): Promise<string[]> {
  const { token, personId, entryId } = await entered(desk, competitionId, field[11]);
  const until = Date.now() + minute;
  let records = 0;
  while (records < workoutIds.length && Date.now() < until) {
    records = (await insist(desk, token, listCompetitionRecords, { params: { personId } })).data.length;
    await pause(200);
  }
  const link = absoluteUrl(site, urlOf('leaderboard', { id: competitionId }, { entry: entryId }));
  const { data: post } = await insist(desk, token, addPost, { body: { text: `Done! ${link}` } });
  return [
    records === workoutIds.length ? '' : `${records} records of ${workoutIds.length} workouts`,
    post.cards.length === 1 ? '' : `the post has ${post.cards.length} cards`,
  ].filter(Boolean);
}

async function entered(desk: SaleDesk, competitionId: string, athlete: Athlete | undefined) {
  if (!athlete) throw new Error('There are fewer athletes.');
  const { rows } = await desk.database.pool.query<{ id: string }>(
    'select id from competitions.entries where competition_id = $1 and person_id = $2',
    [competitionId, athlete.personId],
  );
  return { ...athlete, entryId: rows[0]?.id ?? '' };
}

/** Until nothing is open at the provider: failed calls are tried again by the server's clock. */
async function settleMoney(desk: SaleDesk): Promise<void> {
  for (let times = 0; times < 12; times += 1) {
    await desk.moveClock(minute * 2 ** Math.min(times, 8));
    await desk.runDue();
  }
}
