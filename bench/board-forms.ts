import { type FormFigures, measureForms } from '../server/src/competitions/standings/board-forms.factory.ts';
import { fillBoard, untilRanked } from './fill-board.ts';
import { percentile, report } from './table.ts';
import { makeBoard, openWorld } from './world.ts';

const sizes = [
  { entries: 10, blocks: 4, rounds: 25 },
  { entries: 40, blocks: 4, rounds: 25 },
  { entries: 400, blocks: 4, rounds: 15 },
  { entries: 1000, blocks: 3, rounds: 10 },
  { entries: 10_000, blocks: 2, rounds: 5 },
];

/** What it costs to store and read the same board as text and packed (decision 034), whatever its size. */
export async function benchBoardForms(): Promise<void> {
  const rows: string[][] = [];
  const raw: Record<string, unknown> = {};
  for (const { entries, ...times } of sizes) {
    const world = await openWorld('forms');
    try {
      const made = await makeBoard(world, 10);
      if (entries > 10) await fillBoard(world, made, { entries, workouts: 3 });
      await untilRanked(world, made, entries);
      const measured = await measureForms(world.databaseUrl, made, times);
      raw[entries] = measured;
      for (const [form, figures] of Object.entries(measured)) rows.push(rowOf(entries, form, figures));
    } finally {
      await world.close();
    }
  }
  report({
    name: 'board-forms',
    about:
      'The same board of three workouts stored as text and packed, in turn, by one process beside its database; ms as p50 / p95. The next board: from the request for one corrected score until the board is stored and committed. The first page read for the first time after that, and again.',
    columns: ['entries', 'form', 'next board', 'page, first', 'page, again', 'bytes stored'],
    rows,
    raw,
  });
}

function rowOf(entries: number, form: string, { next, firstRead, readAgain, bytes }: FormFigures): string[] {
  const two = (figures: readonly number[]) =>
    `${percentile(figures, 50).toFixed(1)} / ${percentile(figures, 95).toFixed(1)}`;
  return [
    entries.toLocaleString('en'),
    form,
    two(next),
    two(firstRead),
    two(readAgain),
    bytes.toLocaleString('en'),
  ];
}
