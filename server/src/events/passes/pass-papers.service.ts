import type { CalendarFile } from '@chalkline/contract/events/event.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LetterFile } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PdfPaper } from '../../platform/pdf/pdf-paper.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { calendarLetterFile, entryOf } from '../calendar/calendar.service.ts';
import { icsOfAll } from '../calendar/ics.rules.ts';
import { findSeriesNames } from '../details/series.repository.ts';
import {
  type FoundPass,
  findPassesOfOrder,
  findPlaces,
  findTypesOnDates,
} from '../tickets/passes.repository.ts';
import { writeTicketCode } from '../tickets/ticket-code.service.ts';
import { openDatesOf } from './open-dates.service.ts';
import { passesPaper } from './pass-paper.rules.ts';

/** What the QR code of a pass says; null: it is void. */
export function codeOfPass({ pass, signingKey }: FoundPass): string | null {
  if (pass.state === 'void') return null;
  return writeTicketCode(signingKey, { eventId: pass.seriesId, ticketId: pass.id, serial: pass.serial });
}

/** What the ticket type that a pass is good for is called. */
export async function ticketTypeName(sql: Sql, { pass, seriesTypeId }: FoundPass): Promise<string> {
  const [first] = await openDatesOf(sql, pass.seriesId, new Date(0));
  const [type] = first ? await findTypesOnDates(sql, [first.id], seriesTypeId) : [];
  return type?.name ?? '';
}

export async function seriesNameOf(sql: Sql, { pass }: FoundPass): Promise<string> {
  return (await findSeriesNames(sql, [pass.seriesId])).get(pass.seriesId) ?? '';
}

/** These passes on paper. */
export async function paperOfPasses(
  { config, database: { sql } }: Parts,
  found: readonly FoundPass[],
): Promise<PdfPaper> {
  const printed = await Promise.all(
    found.map(async (one) => ({
      holderName: one.pass.holderName,
      uses: one.pass.uses,
      passName: one.typeName,
      seriesName: await seriesNameOf(sql, one),
      typeName: await ticketTypeName(sql, one),
      code: codeOfPass(one),
    })),
  );
  return passesPaper(config.productName, printed);
}

/**
 * The dates of a pass for a calendar, each as an entry of its own. `givenUp`: for whom had it with this serial, and has to take
 * them out.
 */
export async function calendarOfPass(
  { config, database: { sql } }: Parts,
  found: FoundPass,
  givenUp?: { readonly serial: number; readonly holderName: string },
): Promise<CalendarFile> {
  const { pass, typeName } = found;
  const title = await seriesNameOf(sql, found);
  const link = absoluteUrl(config.publicUrl, urlOf('myTickets'));
  const isCanceled = givenUp !== undefined;
  const { holderName } = givenUp ?? pass;
  const entries = (await findPlaces(sql, [pass.id])).flatMap(({ id, startsAt, endsAt, ...place }) =>
    startsAt && endsAt
      ? [
          {
            uid: entryOf(id, givenUp?.serial ?? place.serial),
            title,
            changedAt: place.updatedAt,
            description: `${typeName}, ${holderName}\n\n${link}`,
            link,
            isCanceled,
            sequence: place.version + (isCanceled ? 1 : 0),
            startsAt,
            endsAt,
            zone: place.zone,
            place: place.place,
          },
        ]
      : [],
  );
  const seriesName = await seriesNameOf(sql, found);
  return { fileName: fileNameOf([seriesName, found.pass.holderName, 'pass'], 'ics'), ics: icsOfAll(entries) };
}

/** What comes with the mail of an order: its good passes that are still with their buyer. */
export async function passPapers(parts: Parts, orderId: string): Promise<LetterFile[]> {
  const found = await findPassesOfOrder(parts.database.sql, orderId);
  return passFiles(
    parts,
    found.filter(({ pass }) => pass.state === 'valid' && pass.serial === 1),
  );
}

/** What the file of passes for one series is called. */
export async function passFileName(sql: Sql, found: readonly FoundPass[]): Promise<string> {
  const [first] = found;
  const seriesName = first ? await seriesNameOf(sql, first) : null;
  return fileNameOf([seriesName, found.length > 1 ? 'passes' : 'pass'], 'pdf');
}

/** These passes in one file, for a mail, and the dates that the first has for a calendar. */
export async function passFiles(parts: Parts, found: readonly FoundPass[]): Promise<LetterFile[]> {
  const { sql } = parts.database;
  const [first] = found;
  if (!first) return [];
  const bytes = await writePdf(parts, await paperOfPasses(parts, found));
  const content = Buffer.from(bytes).toString('base64');
  const hasDates = (await findPlaces(sql, [first.pass.id])).length > 0;
  return [
    { name: await passFileName(sql, found), contentType: 'application/pdf', content },
    ...(hasDates ? [calendarLetterFile(await calendarOfPass(parts, first))] : []),
  ];
}
