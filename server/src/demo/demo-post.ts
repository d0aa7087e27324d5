import type { ReportReason } from '@chalkline/contract/moderation/moderation-kinds.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

export type PostAuthor = keyof Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> | keyof OtherOrganizers;
export interface DemoPost {
  /** The name of its group; none: on the author’s page. */
  readonly in?: string;
  readonly by: PostAuthor;
  readonly daysAgo: number;
  readonly text: string;
  readonly isAnnouncement?: true;
  readonly isPinned?: true;
  /** Shows a picture, described so. */
  readonly picture?: string;
  readonly likedBy?: readonly PostAuthor[];
  readonly comments?: readonly (readonly [by: PostAuthor, text: string])[];
  readonly reports?: readonly (readonly [by: PostAuthor, reason: ReportReason, note: string])[];
  /** Its report was dismissed by the organizer. */
  readonly isDismissed?: true;
}
