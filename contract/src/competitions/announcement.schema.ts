import { z } from 'zod';
import { idField, lineField, momentField, textField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { announcementAudiences } from './announcement-audiences.ts';

/** How many announcements can be pinned at once. */
export const mostPinned = 3;

export const announcementLengths = { title: 120, body: 4000 } as const;

const words = {
  title: lineField(announcementLengths.title),
  body: textField(announcementLengths.body),
  pinned: z.boolean(),
};

/** The audience can't be changed later: its people have already been notified. */
export const newAnnouncement = z
  .strictObject({
    ...words,
    pinned: words.pinned.default(false),
    audience: z.enum(announcementAudiences),
    /** Required for the audience `division`, not allowed for any other. */
    divisionId: idField.nullable().default(null),
  })
  .refine(({ audience, divisionId }) => (audience === 'division') === (divisionId !== null), {
    path: ['divisionId'],
    error: 'names a division for the audience division, and only for that',
  });
export type NewAnnouncement = z.output<typeof newAnnouncement>;

/** `version` is the one that was read, so an edit never overwrites someone else's. */
export const announcementPatch = z.strictObject({
  version: z.int().min(1),
  ...z.object(words).partial().shape,
});
export type AnnouncementPatch = z.output<typeof announcementPatch>;

export const announcementReply = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(announcementAudiences),
  /** Set for the audience `division`. */
  divisionId: z.string().nullable(),
  pinned: z.boolean(),
  author: z.object({ id: z.string(), name: z.string() }),
  version: z.int(),
  createdAt: momentField,
  /** When the text was last edited; null if it never was. */
  editedAt: momentField.nullable(),
});
export type AnnouncementReply = z.output<typeof announcementReply>;

export const announcementsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
});
export type AnnouncementsQuery = z.output<typeof announcementsQuery>;

/** How many people with an account an announcement would reach, shown before it is sent. */
export const audienceQuery = z.strictObject({
  audience: z.enum(announcementAudiences),
  divisionId: idField.optional(),
});
export const audienceReply = z.object({ people: z.int() });

export const announcementParams = z.strictObject({ competitionId: idField, announcementId: idField });
