import { changeEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { newScore } from '@chalkline/contract/competitions/score.schema.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { joined, type Transaction } from '../../platform/database/database.ts';
import { overOrHeldUp } from '../../platform/testing/held-up.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { createAdjustment } from '../decisions/adjustments.service.ts';
import { createPenalty } from '../decisions/penalties.service.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { score } from '../scores/scores.factory.ts';
import { recordScore } from '../scores/scores.record.service.ts';
import { entry } from './entries.factory.ts';

const { parts, call, database, settle } = await testApp();

async function moving() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Women Rx' }, { name: 'Women Scaled' }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const to = made.view.divisions[1]?.id ?? '';
  const { id: entryId, bib, name } = await entry(parts, made);
  await entry(parts, made, { divisionId: to });
  const workoutId = made.view.workouts[0]?.id ?? '';
  const byHand = () =>
    call(changeEntry, { params: { ...params, entryId }, body: { divisionId: to } }, { as });
  const byFile = () =>
    importEntries(parts, made.viewer, params.competitionId, {
      csv: `bib,name,division\n${bib},${name},Women Scaled\n`,
      dryRun: false,
    });
  const rowThere = async () => {
    const { data } = await call(getLeaderboard, { params, query: { divisionId: to } });
    return data.rows.find((row) => row.entryId === entryId);
  };
  return { made, ...params, entryId, workoutId, byHand, byFile, rowThere };
}

type Moving = Awaited<ReturnType<typeof moving>>;

/** Moves the entry after something was written of it and before that is committed. */
async function meanwhile(move: () => Promise<unknown>, write: (within: typeof parts) => Promise<unknown>) {
  let moved: Promise<unknown> = Promise.resolve();
  await parts.database.transaction(async (tx: Transaction) => {
    await write({ ...parts, database: joined(tx) });
    moved = move();
    await overOrHeldUp(database, moved);
    await settle();
  });
  await moved;
  await settle();
}

describe('an entry that is moved to another division at the same moment', () => {
  it.each(['byHand', 'byFile'] as const)('takes a score along to the board, %s', async (how) => {
    const { made, competitionId, entryId, workoutId, rowThere, ...moves } = await moving();
    const body = newScore.parse({
      submissionId: crypto.randomUUID(),
      workoutId,
      entryId,
      typed: '9:30',
      previousId: null,
    });
    await meanwhile(moves[how], (within) => recordScore(within, made.viewer, competitionId, body));
    expect((await rowThere())?.cells[0]?.main).toBe('9:30');
  });

  it('takes a penalty along', async () => {
    const { made, competitionId, entryId, workoutId, byHand, rowThere }: Moving = await moving();
    await score(parts, made, { entryId, typed: '9:30' });
    await meanwhile(byHand, (within) =>
      createPenalty(within, made.viewer, competitionId, {
        entryId,
        workoutId,
        kind: 'seconds',
        amount: 10,
        reason: 'Stepped off the mat',
      }),
    );
    expect((await rowThere())?.cells[0]?.main).toBe('9:40');
  });

  it('takes points by hand along', async () => {
    const { made, competitionId, entryId, byHand, rowThere }: Moving = await moving();
    await meanwhile(byHand, (within) =>
      createAdjustment(within, made.viewer, competitionId, { entryId, points: -5, reason: 'Late' }),
    );
    expect((await rowThere())?.adjustment).toBe(-5);
  });
});
