import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { calendarOf } from './calendar.write.service.ts';

/** The competition for a calendar. Throws 404 for who may not know of it. */
export async function getCompetitionCalendar(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<{ fileName: string; ics: string }> {
  const { competition } = await seeCompetition(parts.database.sql, viewer, competitionId);
  const link = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competition.id }));
  return { fileName: `${competition.startsOn}.ics`, ics: calendarOf(competition, link) };
}
