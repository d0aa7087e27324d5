import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { BenchWorld, BoardMade } from './world.ts';

/** Entries and scores by SQL, with ids as the server makes them: a million calls would take longer than what is measured. */
export async function fillBoard(
  { databaseUrl }: BenchWorld,
  { competitionId, divisionId, workoutIds }: BoardMade,
  size: { readonly entries: number; readonly workouts: number },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const ids = [...workoutIds];
    while (ids.length < size.workouts) {
      const { rows } = await client.query<{ id: string }>(
        `insert into competitions.workouts (id, competition_id, name, description, position, scoring, points, created_at)
         select gen_random_uuid(), competition_id, $2, '', position + $3, scoring, points, created_at
         from competitions.workouts where id = $1 returning id`,
        [ids[0], `Further ${ids.length}`, ids.length],
      );
      ids.push(rows[0]?.id ?? '');
    }
    await client.query(
      `insert into competitions.entries (id, competition_id, division_id, bib, name, country, affiliate, state, created_at, updated_at, words)
       select uuidv7(), $1, $2, number, 'Athlete ' || number, 'NOR', 'Bergen ' || number % 40, 'active', now(), now(), ''
       from generate_series(1000, $3::int + 999) as number`,
      [competitionId, divisionId, size.entries - 10],
    );
    for (const workoutId of ids.slice(0, size.workouts)) {
      await client.query(
        `insert into competitions.scores (id, competition_id, workout_id, entry_id, submission_id, typed, value, received_at, created_by)
         select uuidv7(), competition_id, $2, id, gen_random_uuid(), '9:00',
           jsonb_build_object('result', jsonb_build_object('outcome', 'finished', 'amount', 300000 + (random() * 900)::int * 1000)),
           now(), (select created_by from competitions.competitions where id = $1)
         from competitions.entries where competition_id = $1 and bib >= 1001`,
        [competitionId, workoutId],
      );
    }
    // As the database does by itself within a minute.
    await client.query('vacuum (analyze) competitions.entries, competitions.scores');
    await client.query(
      `insert into competitions.board_requests (division_id, requested_at) values ($1, now() - interval '1 minute')`,
      [divisionId],
    );
  });
}

/** A score for the entry that `fillBoard` leaves without one, then corrections of others all over the field. */
export async function nextScore(
  client: pg.Client,
  { competitionId, workoutIds }: BoardMade,
  round: number,
): Promise<NewScoreBody> {
  const workoutId = workoutIds[round % workoutIds.length] ?? '';
  const { rows } = await client.query<{ entryId: string; previousId: string | null }>(
    `select entries.id as "entryId", scores.id as "previousId"
     from (select min(bib) as first, max(bib) as last from competitions.entries where competition_id = $1) bibs
     join competitions.entries on entries.competition_id = $1
       and bib = case when $3 = 0 then 1000 else 1001 + ($3::bigint * 7919 * 104729) % greatest(1, bibs.last - 1001) end
     left join competitions.scores on scores.workout_id = $2 and scores.entry_id = entries.id
       and not exists (select 1 from competitions.scores later where later.previous_id = scores.id)`,
    [competitionId, workoutId, round],
  );
  const { entryId = '', previousId = null } = rows[0] ?? {};
  const typed = `${5 + (round % 14)}:${String((round * 7) % 60).padStart(2, '0')}`;
  const reason = previousId === null ? '' : 'Seen on video';
  return { submissionId: randomUUID(), workoutId, entryId, typed, previousId, reason };
}

interface NewScoreBody {
  readonly submissionId: string;
  readonly workoutId: string;
  readonly entryId: string;
  readonly typed: string;
  readonly previousId: string | null;
  readonly reason: string;
}

export async function untilRanked(world: BenchWorld, made: BoardMade, entries: number): Promise<void> {
  await withClient(world.databaseUrl, async (client) => {
    for (;;) {
      // A ranking that is asked for again rests first, and would come in between what is measured.
      const { rows } = await client.query<{ row_count: number; asked: boolean }>(
        `select row_count, exists (select from competitions.board_requests where division_id = $1) as asked
         from competitions.boards where division_id = $1 and view = 'public'`,
        [made.divisionId],
      );
      if (rows[0]?.row_count === entries && !rows[0].asked) return;
      await pause(100);
    }
  });
}

export async function versionOf(client: pg.Client, { divisionId }: BoardMade): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select version from competitions.boards where division_id = $1 and view = 'public'",
    [divisionId],
  );
  return rows[0]?.version ?? 0;
}

export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
