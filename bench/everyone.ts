import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { addPost, getAnnouncementReach } from '@chalkline/contract/posts/posts.endpoints.ts';
import pg from 'pg';
import { report } from './table.ts';
import { type BenchWorld, openWorld } from './world.ts';

const members = Number(process.env.BENCH_MEMBERS ?? 50_000);

/**
 * An announcement in a group of 50,000 (@everyone), until the call answers, which is when each of them has it, and until
 * their open tabs can be told; beside the bare inserts of the same rows.
 */
export async function benchEveryone(): Promise<void> {
  const world = await openWorld('everyone');
  const database = new pg.Client({ connectionString: world.databaseUrl });
  await database.connect();
  try {
    const groupId = await crowdedGroup(world, database);
    const asked = await seconds(async () => {
      const { data } = await world.call(getAnnouncementReach, { params: { groupId } });
      if (data.people !== members) throw new Error(`${data.people} would get it instead of ${members}.`);
    });
    const began = performance.now();
    const answered = await seconds(() =>
      world.call(addPost, { body: { group_id: groupId, text: 'Doors at six.', kind: 'announcement' } }),
    );
    while ((await count(database, 'platform.live_outbox where seq is null')) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const told = (performance.now() - began) / 1000;
    const notified = await count(database, "notifications.notifications where kind = 'announcement'");
    if (notified !== members) throw new Error(`${notified} got it instead of ${members}.`);
    const bare = await seconds(() => insertBare(database));
    report({
      name: 'everyone',
      about: `An announcement in a group of ${members.toLocaleString('en')} people, and bare inserts of the same notifications and live events.`,
      columns: ['what', 'figure', 'target'],
      rows: [
        ['how many people it notifies, asked before', `${asked.toFixed(2)} s`, ''],
        ['until everyone has it', `${answered.toFixed(1)} s`, '≤ 30 s'],
        ['until every open tab can be told', `${told.toFixed(1)} s`, ''],
        ['bare inserts of the same rows', `${bare.toFixed(1)} s`, ''],
        ['ratio', `${(answered / bare).toFixed(1)} ×`, ''],
      ],
      raw: { members, asked, answered, told, bare },
    });
  } finally {
    await database.end();
    await world.close();
  }
}

async function crowdedGroup({ call }: BenchWorld, database: pg.Client): Promise<string> {
  const { data } = await call(createGroup, {
    body: { name: 'Everyone', visibility: 'public' },
  });
  await database.query(
    `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
     select gen_random_uuid(), 'Member ' || n, 'member' || n || '@example.org', true, 'trainee', 'active', now(), now()
     from generate_series(1, ${members}) n`,
  );
  await database.query(
    `insert into groups.belongings (group_id, person_id, role, state, notify, mark, since)
     select $1, id, 'member', 'in', 'all', 0, now() from accounts.people where email like 'member%'`,
    [data.id],
  );
  await database.query('analyze');
  return data.id;
}

/** The same rows again in tables of the same shape, with their indexes and without any question asked. */
async function insertBare(database: pg.Client): Promise<void> {
  await database.query(`
    begin;
    insert into notifications.notifications (id, person_id, cause, kind, rank, subject_kind, subject_id, happening, details,
      actor_ids, in_app, raised_at, mail_due_at)
    select gen_random_uuid(), person_id, 'bare', kind, rank, subject_kind, subject_id, happening, details, actor_ids, in_app,
      raised_at, mail_due_at from notifications.notifications where kind = 'announcement';
    insert into platform.live_outbox (topic, kind, data, created_at)
    select 'notifications:' || person_id, 'changed', 'null'::json, now() from notifications.notifications where cause = 'bare';
    commit`);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function count(database: pg.Client, from: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}
