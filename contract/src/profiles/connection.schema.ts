import { z } from 'zod';
import { lineField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

/** Somebody in a list of people. */
export const personCard = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  /** Below the uploads path; see `imageAddress`. */
  photo: z.string().nullable(),
});
export type PersonCard = z.output<typeof personCard>;

/** What the viewer and a person are to each other, and how many follow and are followed. */
export const connectionReply = z.object({
  isFollowed: z.boolean(),
  isBlocked: z.boolean(),
  /** Everyone who follows them, also those whom the viewer can’t see. */
  followers: z.int().nonnegative(),
  following: z.int().nonnegative(),
  can: z.object({ follow: z.boolean(), block: z.boolean() }),
});
export type ConnectionReply = z.output<typeof connectionReply>;

export const connectionsQuery = z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor });
export type ConnectionsQuery = z.output<typeof connectionsQuery>;

/** The start of a name or handle. Two letters at least, so that nobody lists everybody. */
export const peopleQuery = z.strictObject({
  search: lineField(100).min(2),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
});
export type PeopleQuery = z.output<typeof peopleQuery>;
