import { randomUUID } from 'node:crypto';
import type { AppealChange } from '@chalkline/contract/competitions/appeal.schema.ts';
import {
  createAppeal,
  decideAppeal,
  setAppealWindow,
} from '@chalkline/contract/competitions/appeals.endpoints.ts';
import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listCuts, makeCut } from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { createPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import {
  delayFloor,
  publishHeats,
  seedHeats,
} from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { recordJudgeScore, settleJudgeScore } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type { JudgeScoreReply } from '@chalkline/contract/competitions/judging.schema.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import pg from 'pg';
import type { WeekendType } from './recompute-weekend.ts';
import { percentile, report } from './table.ts';
import { compareBoards } from './weekend-boards.ts';
import { advancing, anyScore, cutAfter, divisions, perDivision, scorings, types } from './weekend-sketch.ts';
import { openWorld } from './world.ts';

/**
 * A weekend of 400 entries, three floors and eight workouts: heats, a delay, scores by eight judges, conflicts, corrections,
 * penalties, appeals, a cut and a final. At the end the boards must equal a recomputation of what was typed.
 */
export async function benchWeekend(): Promise<void> {
  const world = await openWorld('weekend');
  const { call, backDoor, server } = world;
  const as = (token: string) => createClient({ baseUrl: server.address, token: () => token });
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    // Tomorrow, so that no heat has begun when the floor is delayed.
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { data: made } = await call(createCompetition, {
      body: {
        name: 'A weekend',
        place: 'Rotterdam',
        country: 'NLD',
        zone: 'UTC',
        startsOn: day,
        endsOn: day,
        divisions: Array.from({ length: divisions }, (_, at) => ({ name: `Division ${at + 1}` })),
        workouts: types.map((type, at) => ({ name: `Workout ${at + 1}`, scoring: scorings[type] })),
      },
    });
    const params = { competitionId: made.id };
    const workoutIds = made.workouts.map(({ id }) => id);
    const divisionIds = made.divisions.map(({ id }) => id);
    const lines = Array.from(
      { length: divisions * perDivision },
      (_, at) => `${at + 1},Athlete ${at + 1},Division ${(at % divisions) + 1}`,
    );
    await call(importEntries, { params, body: { csv: ['bib,name,division', ...lines].join('\n') } });
    for (const divisionId of divisionIds) {
      const rule = { by: 'top', count: advancing } as const;
      const cuts = [
        { afterWorkoutId: workoutIds[cutAfter] ?? '', rule, ties: 'all' as const, movesUp: false },
      ];
      await call(changeDivision, { params: { ...params, divisionId }, body: { cuts } });
    }
    await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
    await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
    const judges: Client[] = [];
    for (let at = 0; at < 8; at += 1) {
      const judge = await backDoor.signIn({ name: `Judge ${at + 1}` });
      const { data } = await call(inviteStaff, { params, body: { email: judge.user.email, role: 'scorer' } });
      const accepted = { params: { staffInvitationId: data.id }, body: { role: 'scorer' as const } };
      await as(judge.token)(acceptStaffInvitation, accepted);
      judges.push(as(judge.token));
    }
    const floorIds: string[] = [];
    for (const name of ['A', 'B', 'C'])
      floorIds.push((await call(createFloor, { params, body: { name, lanes: 10 } })).data.id);

    const receipts: number[] = [];
    const conflicts: JudgeScoreReply[] = [];
    const handIn = async (judge: Client, workout: number, entryId: string, typed: string) => {
      const began = performance.now();
      const { data } = await judge(recordJudgeScore, {
        params: { ...params, submissionId: randomUUID() },
        body: {
          workoutId: workoutIds[workout] ?? '',
          entryId,
          typed,
          tiebreaks: [],
          answers: {},
          previousId: null,
          reason: '',
          noReps: 0,
          note: '',
          signature: null,
          enteredAt: new Date().toISOString(),
        },
      });
      receipts.push(performance.now() - began);
      if (data.outcome === 'conflict') conflicts.push(data);
      return data;
    };
    const entriesOf = async (states = "state = 'active'") =>
      (
        await client.query<{ id: string; divisionId: string }>(
          `select id, division_id as "divisionId" from competitions.entries where competition_id = $1 and ${states} order by bib`,
          [made.id],
        )
      ).rows;
    const counts = { corrections: 0, penalties: 0, appeals: 0, withdrawn: 0, conflicts: 0 };
    await call(setAppealWindow, { params, body: { minutes: 600 } });

    for (const [workout, type] of types.entries()) {
      if (workout === cutAfter + 1) await cut();
      await seedAndPublish(workout);
      const field = await entriesOf();
      // Eight judges at once, each with every eighth athlete; one in forty gets another score from the next judge.
      await Promise.all(
        judges.map(async (judge, at) => {
          for (const [index, { id }] of field.entries()) {
            if (index % judges.length !== at || (index === 7 && workout === 2)) continue;
            await handIn(judge, workout, id, anyScore(type));
            if (index % 40 === 0)
              await handIn(judges[(at + 1) % judges.length] ?? judge, workout, id, anyScore(type));
          }
        }),
      );
      for (const other of conflicts.splice(0)) {
        counts.conflicts += 1;
        const body = {
          use: counts.conflicts % 2 === 0 ? ('other' as const) : ('recorded' as const),
          scoreId: other.scoreId,
        };
        await call(settleJudgeScore, { params: { ...params, submissionId: other.submissionId }, body });
      }
      await decide(workout, type, field);
    }
    await compareBoards(call, client, { competitionId: made.id, divisionIds, workoutIds });
    report({
      name: 'weekend',
      about: `${divisions * perDivision} entries, three floors, ${types.length} workouts and eight judges at once; the boards equal an independent recomputation.`,
      columns: ['what', 'figure'],
      rows: [
        ['scores handed in', String(receipts.length)],
        [
          'receipt p95',
          `${percentile(receipts, 95).toFixed(0)} ms, median ${percentile(receipts, 50).toFixed(0)} ms`,
        ],
        ...Object.entries(counts).map(([what, count]) => [what, String(count)]),
        ['places and totals that differ', '0'],
      ],
      raw: {
        ...counts,
        receipts: receipts.length,
        p95: percentile(receipts, 95),
        median: percentile(receipts, 50),
      },
    });

    async function seedAndPublish(workout: number): Promise<void> {
      const plan = { ...params, workoutId: workoutIds[workout] ?? '' };
      const hour = String(8 + workout).padStart(2, '0');
      const { data } = await call(seedHeats, {
        params: plan,
        body: {
          floorId: floorIds[workout % 3] ?? '',
          day,
          startsAt: `${hour}:00`,
          durationMinutes: 3,
          transitionMinutes: 1,
          restMinutes: 0,
          grouping: 'split',
          divisionIds: [...divisionIds],
          copyOf: null,
          ranking: workout > cutAfter ? 'standing' : 'seed',
          dealing: 'best_last',
          laneOrder: 'rotating',
          version: null,
        },
      });
      await call(publishHeats, { params: plan, body: { version: data.version } });
      if (workout !== 1) return;
      await call(delayFloor, {
        params: { ...params, floorId: floorIds[1] ?? '' },
        body: { minutes: 12, fromHeatId: data.heats.at(-1)?.id ?? '' },
      });
    }

    async function decide(
      workout: number,
      type: WeekendType,
      field: readonly { id: string }[],
    ): Promise<void> {
      const workoutId = workoutIds[workout] ?? '';
      const currentOf = async (entryId: string) =>
        (
          await client.query<{ id: string; typed: string }>(
            `select id, typed from competitions.scores s where entry_id = $1 and workout_id = $2
             and not exists (select from competitions.scores later where later.previous_id = s.id)`,
            [entryId, workoutId],
          )
        ).rows[0];
      for (const [index, { id: entryId }] of field.entries()) {
        if (index % 20 === 3) {
          const current = await currentOf(entryId);
          const body = {
            submissionId: randomUUID(),
            workoutId,
            entryId,
            typed: anyScore(type),
            tiebreaks: [],
            answers: {},
            previousId: current?.id ?? null,
            reason: current ? 'Seen on video' : '',
          };
          await call(recordScore, { params, body });
          counts.corrections += 1;
        }
        if (index % 50 === 11 && type === 'reps') {
          await call(createPenalty, {
            params,
            body: { workoutId, entryId, kind: 'reps', amount: 2, reason: 'Short range' },
          });
          counts.penalties += 1;
        }
        if (index % 80 === 17 && workout === 4)
          await appeal(entryId, workoutId, await currentOf(entryId), type);
        if (index % 100 === 42 && workout === 3) {
          const move = { from: 'active', to: 'withdrawn', reason: 'Injured' } as const;
          await call(moveEntry, { params: { ...params, entryId }, body: move });
          counts.withdrawn += 1;
        }
      }
    }

    async function appeal(
      entryId: string,
      workoutId: string,
      current: { id: string } | undefined,
      type: WeekendType,
    ): Promise<void> {
      const athlete = await backDoor.signIn({ name: `Athlete ${counts.appeals}` });
      await backDoor.claimEntry(entryId, athlete.user.id);
      const about = { workoutId, entryId, text: 'The video shows more.', link: null };
      const { data } = await as(athlete.token)(createAppeal, { params, body: about });
      const change: AppealChange = {
        kind: 'score',
        typed: anyScore(type),
        tiebreaks: [],
        answers: {},
        previousId: current?.id ?? '',
      };
      const body =
        counts.appeals % 2 === 0
          ? { outcome: 'upheld' as const, reason: 'It does.', change }
          : { outcome: 'denied' as const, reason: 'It doesn’t.', change: null };
      await call(decideAppeal, { params: { ...params, appealId: data.id }, body });
      counts.appeals += 1;
    }

    async function cut(): Promise<void> {
      const results = divisionIds.flatMap((divisionId) =>
        workoutIds.slice(0, cutAfter + 1).map((workoutId) => ({ divisionId, workoutId })),
      );
      await call(movePublications, { params, body: { results, from: 'published', to: 'final' } });
      for (const { divisionId, afterWorkoutId, outcome } of (await call(listCuts, { params })).data)
        await call(makeCut, {
          params: { ...params, divisionId, workoutId: afterWorkoutId },
          body: { outcome },
        });
    }
  } finally {
    await client.end();
    await world.close();
  }
}
