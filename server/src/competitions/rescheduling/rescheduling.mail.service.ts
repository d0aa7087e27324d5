import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarOf } from '../calendar/calendar.write.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { heldText, type Rescheduling, rescheduledTitle } from './rescheduling.rules.ts';

interface ReschedulingMail {
  readonly competitionId: string;
  readonly personId: string;
  readonly change: Rescheduling;
}

/** Mails when and where a competition takes place now. Run twice, it mails twice. */
export async function mailRescheduled(
  parts: Parts,
  { competitionId, personId, change }: ReschedulingMail,
): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const person = await personById(sql, personId);
  const competition = (await findCompetition(sql, competitionId, null))?.competition;
  if (!competition || (person?.state !== 'active' && person?.state !== 'guest')) return;
  if (competition.state !== 'published' && competition.state !== 'live') return;
  const { name } = competition;
  const url = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competitionId }));
  const ics = calendarOf(competition, await findScheduleItems(sql, competitionId), url);
  await parts.mail.send({
    to: person.email,
    subject: rescheduledTitle(name, change),
    text: [
      `Hello ${person.name},`,
      `${rescheduledTitle(name, change)}.`,
      heldText(competition),
      'The attached file updates it in your calendar. Your place stays yours.',
    ].join('\n\n'),
    action: { label: 'View the competition', url },
    files: [
      {
        name: fileNameOf([name], 'ics'),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: Buffer.from(ics).toString('base64'),
      },
    ],
  });
}
