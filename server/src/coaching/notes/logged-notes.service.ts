import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findSharedWith } from './notes.repository.ts';

/** A shared note by the day on which it was written. */
export interface NoteOfDay {
  readonly day: string;
  readonly id: string;
  readonly coachingId: string;
  readonly trainer: string;
  readonly text: string;
}

/** What trainers shared with the viewer on the latest days before one. */
export function notesOfDays(
  parts: Parts,
  { personId }: Viewer,
  zone: string,
  asked: DaysAsked,
): Promise<NoteOfDay[]> {
  return findSharedWith(parts.database.sql, personId, zone, asked);
}
