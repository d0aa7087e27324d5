import { z } from 'zod';
import { groupReply } from '../groups/group.schema.ts';
import { idField, lineField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';

export const teamLimits = { name: 60, members: 50, teams: 200 } as const;

export const standingParams = z.strictObject({ groupId: idField });
const flag = z.enum(['true', 'false']);
export const standingQuery = z.strictObject({
  ...pageQuery,
  /** My own place alone, or that of my team. */
  mine: flag.default('false'),
});
export type StandingQuery = z.output<typeof standingQuery>;

/** One place of a challenge: a person, or a team. People without a result have no place. */
export const standingReply = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for teams. */
  handle: z.string().nullable(),
  /** Equal values share a place, and the next one is left out: 1, 2, 2, 4. */
  place: z.int().nullable(),
  /** In the unit of the activity; days of a streak. A mean is rounded down. */
  value: z.int(),
  resultCount: z.int(),
  /** The target, where there is one, is reached. */
  isReached: z.boolean(),
  memberCount: z.int().nullable(),
  isMine: z.boolean(),
  /** Somebody whose account was deleted after the places became final. */
  isDeleted: z.boolean(),
});
export type StandingReply = z.output<typeof standingReply>;

export const newTeam = z.strictObject({ name: lineField(teamLimits.name) });
export const teamChoice = z.strictObject({ teamId: idField });
export const teamReply = z.object({
  id: z.string(),
  name: z.string(),
  memberCount: z.int(),
  /** A moderator made it for others: it stays while nobody is in it. */
  isSetUp: z.boolean(),
});
export type TeamReply = z.output<typeof teamReply>;

export const teamParams = z.strictObject({ groupId: idField, teamId: idField });
export const takerParams = z.strictObject({ groupId: idField, personId: idField });
/** `free`: those in no team alone. */
export const takersQuery = z.strictObject({ ...pageQuery, free: flag.default('false') });
export type TakersQuery = z.output<typeof takersQuery>;
/** null: into none. */
export const teamAssignment = z.strictObject({ teamId: idField.nullable() });
export const teamTaker = z.object({
  id: z.string(),
  name: z.string(),
  team: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type TeamTaker = z.output<typeof teamTaker>;

export const whenWanted = ['upcoming', 'past'] as const;
export const activitiesQuery = z.strictObject({
  ...pageQuery,
  when: z.enum(whenWanted).default('upcoming'),
  typeId: idField.optional(),
  /** Those I take part in, asked to join or am invited to. */
  mine: flag.optional(),
});
export type ActivitiesQuery = z.output<typeof activitiesQuery>;

/** Somebody who asks to join a challenge. */
export const challengeRequestReply = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    handle: z.string().nullable(),
    photo: z.string().nullable(),
  }),
  challenge: z.object({ id: z.string(), name: z.string() }),
  since: momentField,
});
export type ChallengeRequestReply = z.output<typeof challengeRequestReply>;

export const activitiesReply = z.array(groupReply);
