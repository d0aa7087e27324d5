import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { daysText } from '@chalkline/contract/competitions/days.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarOf } from '../calendar/calendar.write.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { findCanceled } from './cancellations.repository.ts';

/** Mails that a competition is canceled, and why. Run twice, it mails twice. */
export async function mailCancellation(
  parts: Parts,
  { competitionId, personId }: { readonly competitionId: string; readonly personId: string },
): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const person = await personById(sql, personId);
  if (person?.state !== 'active' && person?.state !== 'guest') return;
  const [canceled] = await findCanceled(sql, [competitionId]);
  const seen = await findCompetition(sql, competitionId, null);
  if (!canceled || !seen) return;
  const { competition } = seen;
  const { name, reason, returnsMoney } = canceled;
  const url = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competitionId }));
  const ics = calendarOf(competition, await findScheduleItems(sql, competitionId), url);
  const refund = 'Everything paid for registrations is refunded in full, the way it was paid.';
  await parts.mail.send({
    to: person.email,
    subject: `${name} is canceled`,
    text: [
      `Hello ${person.name},`,
      `${name} is canceled. ${reason}`,
      `${daysText(competition.startsOn, competition.endsOn)}\n${placeLine(competition)}`,
      [...(returnsMoney ? [refund] : []), 'The attached file removes it from your calendar.'].join(' '),
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
