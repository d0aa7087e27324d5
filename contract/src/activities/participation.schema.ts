import { z } from 'zod';
import { groupTypes } from '../groups/group-kinds.ts';
import { dayField } from '../http/fields.ts';

/** Of fewer people than this, nobody reads what they do. */
export const fewestCounted = 5;

/** null: fewer than five people, or somebody could work out what a few of them do. */
const guarded = z.int().nullable();

const participants = {
  /** Of the organization’s own people. */
  people: z.int(),
  /** Those of them who logged something that counts within seven days. */
  active: guarded,
};

const teamParticipation = z.object({
  /** null: those who are in no team. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  ...participants,
});
export type TeamParticipation = z.output<typeof teamParticipation>;

export const participationReply = z.object({
  /** Everyone with an account in the organization. */
  people: z.int(),
  /** In at least one challenge that is on. */
  taking: guarded,
  active: guarded,
  /** Its own, and public ones that enough of its people joined: those that are on or coming, and of the last 30 days. */
  challenges: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      startsOn: dayField,
      endsOn: dayField,
      isOwn: z.boolean(),
      ...participants,
      /** Empty without teams. */
      teams: z.array(teamParticipation),
    }),
  ),
  /** Communities and groups of the organization. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), type: z.enum(groupTypes), ...participants })),
});
export type ParticipationReply = z.output<typeof participationReply>;
