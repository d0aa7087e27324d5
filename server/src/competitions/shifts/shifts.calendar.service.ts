import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { between, canceledStatus, writeCalendar } from '../../platform/calendar/write-calendar.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { readShifts } from './shifts.desk.service.ts';

/** The viewer's shifts for a calendar. The same shift keeps its id, and a later file counts it up. */
export async function getMyShiftsCalendar(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<{ fileName: string; ics: string }> {
  const { sql } = parts.database;
  const { competition } = await seeCompetition(sql, viewer, competitionId);
  const shifts = (await readShifts(sql, competitionId)).filter(({ volunteers }) =>
    volunteers.some(({ personId }) => personId === viewer.personId),
  );
  const now = parts.clock.now().getTime();
  const url = absoluteUrl(parts.config.publicUrl, urlOf('volunteer', { id: competition.id }));
  const ics = writeCalendar(
    shifts.map(({ id, place, details, startsAt, endsAt, createdAt }) => ({
      uid: `${id}@shifts`,
      // Shifts have no version of their own, and a calendar takes only a higher one as news.
      sequence: Math.max(0, Math.floor((now - createdAt.getTime()) / minute)),
      title: `Volunteer shift: ${place} · ${competition.name}`,
      ...between(startsAt.toISOString(), endsAt.toISOString()),
      location: [place, competition.place].filter((part) => part).join(', '),
      description: [details, url].filter((part) => part).join('. '),
      url,
      status: competition.state === 'canceled' ? canceledStatus : ('CONFIRMED' as const),
      busyStatus: 'BUSY' as const,
      lastModified: now,
    })),
  );
  return { fileName: fileNameOf([competition.name, 'my shifts'], 'ics'), ics };
}
