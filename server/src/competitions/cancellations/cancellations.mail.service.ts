import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { daysText } from '@chalkline/contract/competitions/days.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { personById } from '../../accounts/people/people.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { calendarOf } from '../calendar/calendar.write.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { findCanceled, findInvited, findReturned } from './cancellations.repository.ts';
import { refundText } from './cancellations.rules.ts';

interface CancellationMail {
  readonly competitionId: string;
  /** Somebody with an account. */
  readonly personId?: string | undefined;
  /** A place of somebody without one, who was invited to claim it. */
  readonly entryId?: string | undefined;
}

/** Mails that a competition is canceled, why, and what goes back. Run twice, it mails twice. */
export async function mailCancellation(parts: Parts, about: CancellationMail): Promise<void> {
  if (!parts.mail.reaches) return;
  const { sql } = parts.database;
  const { competitionId, personId } = about;
  const reader = await findReader(sql, about);
  if (!reader) return;
  const [canceled] = await findCanceled(sql, [competitionId]);
  const seen = await findCompetition(sql, competitionId, null);
  if (!canceled || !seen) return;
  const { competition } = seen;
  const { name, reason, returnsMoney } = canceled;
  const url = absoluteUrl(parts.config.publicUrl, urlOf('competitionDetail', { id: competitionId }));
  const ics = calendarOf(competition, await findScheduleItems(sql, competitionId), url);
  const own = personId ? await findReturned(sql, [competitionId], [personId]) : [];
  const refund = refundText({ returnsMoney, own });
  await parts.mail.send({
    to: reader.email,
    subject: `${name} is canceled`,
    text: [
      `Hello ${reader.name},`,
      `${name} is canceled. ${reason}`,
      `${daysText(competition.startsOn, competition.endsOn)}\n${placeLine(competition)}`,
      [refund, 'The attached file removes it from your calendar.'].filter(Boolean).join(' '),
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

async function findReader(
  sql: Sql,
  { personId, entryId }: CancellationMail,
): Promise<{ readonly name: string; readonly email: string } | null> {
  if (entryId) return findInvited(sql, entryId);
  const person = personId ? await personById(sql, personId) : null;
  return person?.state === 'active' || person?.state === 'guest' ? person : null;
}
