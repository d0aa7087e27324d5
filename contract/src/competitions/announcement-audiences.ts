/**
 * Whom an announcement is for: everybody who is entered or has a shift, those of one division, who has a shift, or only who
 * runs it. The staff hears all of them.
 */
export const announcementAudiences = ['everybody', 'division', 'volunteers', 'staff'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
