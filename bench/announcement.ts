import { writeAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import pg from 'pg';
import { report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

const recipients = 50_000;

/**
 * An announcement to a competition with tens of thousands of entered people: until the call answers, which is
 * when each of them has it, and until the live stream has numbered all of their events.
 */
export async function benchAnnouncement(): Promise<void> {
  const world = await openWorld('announcement');
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  try {
    const competitionId = await crowdedCompetition(world, database);
    const began = performance.now();
    await world.call(
      writeAnnouncement,
      {
        params: { competitionId },
        body: { title: 'Doors open at seven', body: 'Bring your own chalk.', audience: 'everybody' },
      },
      { idempotencyKey: crypto.randomUUID() },
    );
    const answered = (performance.now() - began) / 1000;
    while ((await count(database, 'platform.live_outbox where seq is null')) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const numbered = (performance.now() - began) / 1000;
    const notified = await count(database, 'notifications.notifications');
    if (notified !== recipients) throw new Error(`${notified} got it instead of ${recipients}.`);
    report({
      name: 'announcement',
      about: `An announcement to ${recipients.toLocaleString('en')} people with an account, all entered in one competition.`,
      columns: ['what', 'figure', 'target'],
      rows: [
        ['until everyone has it', `${answered.toFixed(1)} s`, '≤ 30 s'],
        ['until every open tab can be told', `${numbered.toFixed(1)} s`, ''],
      ],
      raw: { recipients, answered, numbered },
    });
  } finally {
    await database.end();
    await world.close();
  }
}

/** A published competition in which everybody is entered. */
async function crowdedCompetition({ call }: BenchWorld, database: pg.Client): Promise<string> {
  const { data: made } = await call(createCompetition, {
    body: {
      name: 'Crowded',
      online: true,
      startsOn: '2026-06-05',
      endsOn: '2026-06-07',
      zone: 'UTC',
      divisions: [{ name: 'All' }],
      workouts: [{ name: 'One', scoring: { type: 'reps', unit: 'reps', direction: 'higher' } }],
    },
  });
  const params = { competitionId: made.id };
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await database.query(
    `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
     select gen_random_uuid(), 'Athlete ' || n, 'athlete' || n || '@example.org', true, 'trainee', 'active', now(), now()
     from generate_series(1, ${recipients}) n`,
  );
  await database.query(
    `insert into competitions.entries (id, competition_id, division_id, bib, name, state, person_id, created_at, updated_at, words)
     select gen_random_uuid(), $1, $2, row_number() over (), name, 'active', id, now(), now(), ''
     from accounts.people where email like 'athlete%'`,
    [made.id, made.divisions[0]?.id],
  );
  return made.id;
}

async function count(database: pg.Client, from: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}
