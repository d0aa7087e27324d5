import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { importEntries, importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

const athletes = Number(process.env.BENCH_ATHLETES ?? 10_000);

/** A file of 10,000 athletes and one with their scores in three workouts, each until the call answers. */
export async function benchImports(): Promise<void> {
  const world = await openWorld('imports');
  try {
    const competitionId = await liveCompetition(world);
    const params = { competitionId };
    const bibs = Array.from({ length: athletes }, (_, at) => at + 1);
    const entries = ['bib,name', ...bibs.map((bib) => `${bib},Athlete ${bib}`)];
    const scores = [
      'bib,Breakwater,Crane,Twenty Down',
      ...bibs.map((bib) => `${bib},${clock(540 + (bib % 180))},${bib % 150},${bib % 90}`),
    ];
    const entered = await seconds(() => world.call(importEntries, { params, body: { csv: lines(entries) } }));
    mustBe(entered.answer.data, athletes);
    const scored = await seconds(() => world.call(importScores, { params, body: { csv: lines(scores) } }));
    mustBe(scored.answer.data, 3 * athletes);
    report({
      name: 'imports',
      about: `Files of ${athletes.toLocaleString('en')} rows, each in one call.`,
      columns: ['file', 'until the call answers'],
      rows: [
        ['athletes', `${entered.took.toFixed(1)} s`],
        ['scores of three workouts', `${scored.took.toFixed(1)} s`],
      ],
      raw: { athletes, entered: entered.took, scored: scored.took },
    });
  } finally {
    await world.close();
  }
}

async function liveCompetition({ call }: BenchWorld): Promise<string> {
  const reps = { type: 'reps', unit: 'reps', direction: 'higher' } as const;
  const { data } = await call(createCompetition, {
    body: {
      name: 'Imported',
      online: true,
      startsOn: '2026-06-05',
      endsOn: '2026-06-07',
      zone: 'UTC',
      divisions: [{ name: 'All' }],
      workouts: [
        { name: 'Breakwater', scoring: { type: 'time', unit: 'clock', direction: 'lower' } },
        { name: 'Crane', scoring: reps },
        { name: 'Twenty Down', scoring: reps },
      ],
    },
  });
  const params = { competitionId: data.id };
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return data.id;
}

async function seconds<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, took: (performance.now() - began) / 1000 };
}

/** A file that was taken in part, or not at all, is no figure. */
function mustBe(summary: { imported: boolean; added: number }, added: number): void {
  if (!summary.imported || summary.added !== added)
    throw new Error(`Not ${added} were added: ${JSON.stringify(summary)}`);
}

function clock(total: number): string {
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

function lines(rows: readonly string[]): string {
  return rows.join('\n');
}
