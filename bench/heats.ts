import { createCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import type { HeatSeeding } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { seedHeats, seedWeekend } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

interface Sketch {
  readonly athletes: number;
  readonly divisions: number;
  readonly workouts: number;
}

const sketches: readonly Sketch[] = [
  { athletes: 400, divisions: 12, workouts: 8 },
  { athletes: 200, divisions: 12, workouts: 5 },
];

/** Heats of a weekend: each workout by a call of its own, then all together, both with what the calls read and write. */
export async function benchHeats(): Promise<void> {
  const world = await openWorld('heats');
  try {
    const rows: string[][] = [];
    const raw: object[] = [];
    for (const sketch of sketches) {
      const { single, together, shortRests } = await plan(world, sketch);
      const sum = single.reduce((all, one) => all + one, 0);
      const { athletes, divisions, workouts } = sketch;
      rows.push([
        `${athletes} athletes, ${divisions} divisions, ${workouts} workouts`,
        `${sum.toFixed(2)} s, the slowest ${Math.max(...single).toFixed(2)} s`,
        `${together.toFixed(2)} s`,
        String(shortRests),
      ]);
      raw.push({ ...sketch, single, together, shortRests });
    }
    report({
      name: 'heats',
      about: 'Seeding the heats of a weekend on three floors, 20 minutes of rest between heats.',
      columns: ['weekend', 'workout by workout', 'all together', 'short rests left'],
      rows,
      raw,
    });
  } finally {
    await world.close();
  }
}

async function plan({ call }: BenchWorld, { athletes, divisions, workouts }: Sketch) {
  const reps = { type: 'reps', unit: 'reps', direction: 'higher' } as const;
  const { data: made } = await call(createCompetition, {
    body: {
      name: `Weekend of ${athletes}`,
      place: 'Rotterdam',
      country: 'NLD',
      zone: 'UTC',
      startsOn: '2099-06-05',
      endsOn: '2099-06-07',
      divisions: Array.from({ length: divisions }, (_, at) => ({ name: `Division ${at + 1}` })),
      workouts: Array.from({ length: workouts }, (_, at) => ({ name: `Workout ${at + 1}`, scoring: reps })),
    },
  });
  const params = { competitionId: made.id };
  const csv = [
    'bib,name,division',
    ...Array.from(
      { length: athletes },
      (_, at) => `${at + 1},Athlete ${at + 1},Division ${(at % divisions) + 1}`,
    ),
  ].join('\n');
  await call(importEntries, { params, body: { csv } });
  const floorIds: string[] = [];
  for (const name of ['A', 'B', 'C'])
    floorIds.push((await call(createFloor, { params, body: { name, lanes: 10 } })).data.id);
  const single: number[] = [];
  const plans: { workoutId: string; version: number }[] = [];
  for (const [at, { id: workoutId }] of made.workouts.entries()) {
    const body: HeatSeeding = {
      floorId: floorIds[at % 3] ?? '',
      day: `2099-06-0${5 + Math.floor(at / 3)}`,
      copyOf: null,
      startsAt: ['08:00', '09:00', '10:00'][at % 3] ?? '',
      durationMinutes: 10,
      transitionMinutes: 2,
      restMinutes: 20,
      grouping: 'split',
      divisionIds: made.divisions.map(({ id }) => id),
      ranking: 'seed',
      dealing: 'best_last',
      laneOrder: 'rotating',
      version: null,
    };
    const { answer, took } = await seconds(() => call(seedHeats, { params: { ...params, workoutId }, body }));
    single.push(took);
    plans.push({ workoutId, version: answer.data.version });
  }
  const { answer, took } = await seconds(() =>
    call(seedWeekend, { params, body: { plans, rotatesLanes: true } }),
  );
  return { single, together: took, shortRests: answer.data.shortRests };
}

async function seconds<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, took: (performance.now() - began) / 1000 };
}
