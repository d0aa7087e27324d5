import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { orderById } from '../../checkout/orders/orders.open.service.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { calendarOf } from '../calendar/calendar.write.service.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findScheduleItems } from '../schedule/schedule.repository.ts';
import { placesPaper } from './place-paper.rules.ts';
import { findPlacesOfOrder } from './registrations.repository.ts';

/** What comes with the mail of an order: the codes of its places, and the competition for a calendar. */
export async function placePapers(parts: Parts, orderId: string): Promise<LetterFile[]> {
  const { sql } = parts.database;
  const order = await orderById(sql, orderId);
  const found = order && (await findCompetition(sql, order.offerId, null));
  const places = await findPlacesOfOrder(sql, orderId);
  if (!found || places.length === 0) return [];
  const { competition } = found;
  const { productName, publicUrl } = parts.config;
  const pdf = await writePdf(parts, placesPaper(productName, competition, places));
  const link = absoluteUrl(publicUrl, urlOf('competitionDetail', { id: competition.id }));
  const ics = calendarOf(competition, await findScheduleItems(sql, competition.id), link);
  return [
    file(fileNameOf([competition.name, 'registration'], 'pdf'), 'application/pdf', Buffer.from(pdf)),
    file(
      fileNameOf([competition.name], 'ics'),
      'text/calendar; charset=utf-8; method=PUBLISH',
      Buffer.from(ics),
    ),
  ];
}

function file(name: string, contentType: string, content: Buffer): LetterFile {
  return { name, contentType, content: content.toString('base64') };
}
