import { withClient } from './fill-board.ts';

export interface CommunityAsked {
  /** A member of 200 groups, and staff of ten of them. */
  readonly personId: string;
  /** Another member, of one conversation with the first. */
  readonly otherId: string;
  readonly posts: number;
}

/** People, groups, posts, conversations and cases by SQL, as the server leaves them. Gives a group and a conversation. */
export async function fillCommunity(
  databaseUrl: string,
  { personId, otherId, posts }: CommunityAsked,
): Promise<{ groupId: string; conversationId: string }> {
  return withClient(databaseUrl, async (client) => {
    // The foreign keys and triggers hold: asking for each of a million rows would take longer.
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
       select gen_random_uuid(), 'Rower ' || n, 'rower' || n || '@example.org', true, 'trainee', 'active', now(), now()
       from generate_series(1, 5000) n`,
    );
    await client.query(
      `insert into groups.groups (id, type, name, description, visibility, last_seq, version, created_at, updated_at)
       select uuidv7(interval '-1 year' * random()), 'group', 'Crew ' || n, 'Rowing on Tuesdays.',
         case when n % 5 = 0 then 'public' else 'private' end, $1::int / 2000, 1, now(), now()
       from generate_series(1, 2000) n`,
      [posts],
    );
    await client.query(
      `create temp table crews as select id, row_number() over (order by id) as place from groups.groups;
       create temp table rowers as select id, row_number() over (order by id) as place from accounts.people where email like 'rower%';
       create index on rowers (place); create index on crews (place); analyze rowers; analyze crews`,
    );
    await client.query(
      `insert into groups.belongings (group_id, person_id, role, state, notify, mark, since)
       select crews.id, rowers.id, case when n = 1 then 'owner' else 'member' end, 'in', 'all', 0, now()
       from crews cross join generate_series(1, 25) n
       join rowers on rowers.place = 1 + (crews.place * 31 + n * 197) % 5000 on conflict do nothing`,
    );
    await client.query(
      `insert into groups.belongings (group_id, person_id, role, state, notify, mark, since)
       select id, $1::uuid, case when place <= 100 and place % 10 = 0 then 'moderator' else 'member' end, 'in', 'all',
         $2::int / 2000 - (place % 10)::int, now() from crews where place % 10 = 0 on conflict do nothing`,
      [personId, posts],
    );
    await client.query(
      `insert into posts.posts (id, group_id, seq, author_id, kind, body, images, cards, mentions, like_count, comment_count, version, created_at)
       select uuidv7(at - now()), crews.id, 1 + n / 2000, rowers.id, 'post', 'Six rounds of five hundred, number ' || n,
         '[]', '[]', '[]', 0, 0, 1, at
       from (select n, now() - interval '1 year' * (1 - n::float8 / $1) as at from generate_series(0, $1 - 1) n) days
       join crews on crews.place = 1 + n % 2000 join rowers on rowers.place = 1 + n * 7 % 5000`,
      [posts],
    );
    await client.query(
      `insert into profiles.follows (follower_id, followed_id, created_at)
       select $1::uuid, id, now() from rowers where place % 50 = 0`,
      [personId],
    );
    await client.query(
      `insert into moderation.cases (id, kind, subject_id, group_id, about_id, level, state, version, opened_at, level_at, decided_at)
       select uuidv7(created_at - now()), 'post', id, group_id, author_id, case when seq % 7 = 0 then 'platform' else 'group' end,
         case when seq % 3 = 0 then 'open' else 'decided' end, 1, created_at, created_at, case when seq % 3 = 0 then null else created_at end
       from posts.posts where seq % 5 = 0`,
    );
    await client.query(
      `insert into moderation.reports (id, case_id, kind, subject_id, reporter_id, reason, note, copy, created_at)
       select cases.id, cases.id, 'post', subject_id, rowers.id, 'insult', '', '{"text": "", "images": 0, "authorName": null, "at": ""}', opened_at
       from moderation.cases join rowers on rowers.place = 1 + abs(hashtext(subject_id::text)) % 5000`,
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into messages.conversations (id, kind, name, last_seq, created_at, updated_at)
       select uuidv7(), 'group', 'Talk ' || n, 2000, now(), now() from generate_series(1, 100) n returning id`,
    );
    await client.query(
      `insert into messages.participants (conversation_id, person_id, state, joined_seq, mark, last_at, created_at)
       select id, who, 'in', 0, 1990, now(), now() from messages.conversations cross join unnest($1::uuid[]) who`,
      [[personId, otherId]],
    );
    await client.query(
      `insert into messages.messages (id, conversation_id, seq, author_id, body, images, created_at)
       select uuidv7(interval '-1 minute' * (2000 - n)), c.id, n, $1::uuid,
         case when n % 400 = 7 then 'Bring the harbor map ' else 'See you at six, lane ' end || n, '[]', now()
       from messages.conversations c cross join generate_series(1, 2000) n`,
      [otherId],
    );
    await client.query(`set session_replication_role = default`);
    await client.query(`analyze`);
    const groups = await client.query<{ id: string }>(`select id from crews where place = 10`);
    return { groupId: groups.rows[0]?.id ?? '', conversationId: rows[0]?.id ?? '' };
  });
}
