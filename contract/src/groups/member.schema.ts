import { z } from 'zod';
import { idField, lineField, momentField, optionalText } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { belongingStates, groupNotifyLevels, groupRoles } from './group-kinds.ts';
import { reasonNoteLength, reportReasons } from './moderation-reasons.ts';

export const membersQuery = z.strictObject({
  ...pageQuery,
  /** Requests, invitations and bans are for those who moderate. */
  state: z.enum(belongingStates).default('in'),
  /** Those who are here now and show it to the viewer. */
  here: z.literal('true').optional(),
});
export type MembersQuery = z.output<typeof membersQuery>;

export const memberParams = z.strictObject({ groupId: idField, personId: idField });
export type MemberParams = z.output<typeof memberParams>;

/** `was`: the role that was shown when the new one was chosen. */
export const rolePatch = z.strictObject({
  role: z.enum(groupRoles),
  was: z.strictObject({ role: z.enum(groupRoles) }).optional(),
});
export type RolePatch = z.output<typeof rolePatch>;
export const belongingPatch = z.strictObject({ notify: z.enum(groupNotifyLevels) });
export type BelongingPatch = z.output<typeof belongingPatch>;
/** How long somebody can be muted, in days. */
export const muteDays = [1, 7, 30, 90] as const;
export const muteReasonLength = 300;
/** The member reads the reason. */
export const newMute = z.strictObject({
  days: z.int().refine((days) => (muteDays as readonly number[]).includes(days), { error: 'is not offered' }),
  reason: lineField(muteReasonLength),
});
export type NewMute = z.output<typeof newMute>;
/** Why a member is banned; the member reads both. */
export const newBan = z.strictObject({
  reason: z.enum(reportReasons),
  note: optionalText(reasonNoteLength).default(''),
});
export type NewBan = z.output<typeof newBan>;
/** A person by handle. */
export const newMemberInvitation = z.strictObject({ handle: lineField(60) });
export const newOwner = z.strictObject({ personId: idField });

export const inviteLimits = { links: 20, uses: 1000 } as const;
export const newInvite = z.strictObject({ uses: z.int().min(1).max(inviteLimits.uses).default(100) });
export const inviteParams = z.strictObject({ groupId: idField, inviteId: idField });
export const inviteCodeParams = z.strictObject({ token: idField });
export const inviteReply = z.object({
  id: z.string(),
  /** The link that is handed around. */
  link: z.string(),
  uses: z.int(),
  mostUses: z.int(),
  expiresAt: momentField,
  createdBy: z.string(),
});
export type InviteReply = z.output<typeof inviteReply>;
