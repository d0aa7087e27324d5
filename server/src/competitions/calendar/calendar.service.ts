import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { calendarOf } from './calendar.write.service.ts';

/** The competition and its schedule for a calendar. Throws 404 for who may not know of it. */
export async function getCompetitionCalendar(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<{ fileName: string; ics: string }> {
  const { sql } = parts.database;
  const { competition } = await seeCompetition(sql, viewer, competitionId);
  const schedule = await findScheduleItems(sql, competitionId);
  const link = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competition.id }));
  return { fileName: fileNameOf([competition.name], 'ics'), ics: calendarOf(competition, schedule, link) };
}
