/** Whom an announcement is for: everybody who is entered, those of one division, or only who runs it. */
export const announcementAudiences = ['everybody', 'division', 'staff'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
