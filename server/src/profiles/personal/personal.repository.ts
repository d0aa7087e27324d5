import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { DataSubject, PersonalTable } from '../../platform/database/personal-tables.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { follows } from '../connections/connections.table.ts';
import { personalExports } from '../exports/exports.table.ts';
import { handles } from '../handles/handles.table.ts';
import { presence } from '../presence/presence.table.ts';

/** The personal data in profiles, besides the person's own row. */
export const profilesPersonalTables: readonly PersonalTable[] = [
  {
    table: handles,
    byId: [handles.personId],
    exported: {
      name: 'handles',
      columns: { handle: handles.handle, taken: handles.takenAt, givenUp: handles.givenUpAt },
    },
    // Reserved like any other handle, so that no one is mistaken for the erased person.
    erased: giveUp,
  },
  {
    table: follows,
    byId: [follows.followerId],
    exported: {
      name: 'following',
      columns: { person: follows.followedId, since: follows.createdAt },
    },
    erased: 'deleted',
  },
  {
    table: follows,
    byId: [follows.followedId],
    exported: {
      name: 'followers',
      columns: { person: follows.followerId, since: follows.createdAt },
    },
    erased: 'deleted',
  },
  {
    table: blocks,
    byId: [blocks.personId],
    exported: { name: 'blocked', columns: { person: blocks.blockedId, since: blocks.createdAt } },
    erased: 'deleted',
  },
  {
    // Who blocks somebody is never told to them.
    table: blocks,
    byId: [blocks.blockedId],
    exported: null,
    erased: 'deleted',
  },
  {
    // Gone before an export is made.
    table: presence,
    byId: [presence.personId],
    exported: null,
    erased: 'deleted',
  },
  {
    table: personalExports,
    byId: [personalExports.personId],
    exported: { name: 'exports', columns: { asked: personalExports.askedAt, state: personalExports.state } },
    // The sweeper takes the file first and then the row.
    erased: endExports,
  },
];

async function giveUp(sql: Sql, { id }: DataSubject, now: Date): Promise<void> {
  await sql
    .update(handles)
    .set({ givenUpAt: now })
    .where(and(eq(handles.personId, id), isNull(handles.givenUpAt)));
}

async function endExports(sql: Sql, { id }: DataSubject, now: Date): Promise<void> {
  await sql.update(personalExports).set({ endsAt: now }).where(eq(personalExports.personId, id));
}
