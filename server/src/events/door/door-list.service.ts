import { dateFormat } from '@chalkline/contract/date-format.ts';
import { attendanceOf } from '@chalkline/contract/events/door-verdict.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { hhmmIn } from '@chalkline/contract/zone-moment.ts';
import { clockIn } from '@chalkline/contract/zone-text.ts';
import { buyersOf } from '../../checkout/orders/orders.open.service.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { findShownAnswers } from '../tickets/missing-papers.repository.ts';
import { findMissingPapers } from '../tickets/missing-papers.service.ts';
import { type DoorSeen, enterDoor } from './door.access.service.ts';
import { type Attendee, findAllAttendees } from './door.repository.ts';

const stateTexts = { expected: 'Not in', in: 'In', out: 'Out' } as const;

/** Everybody with a good ticket, by name, as CSV, for those who run the event: a desk takes no list away. Throws 404, 403. */
export async function getDoorList(
  { database, clock }: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<{ fileName: string; content: string }> {
  const door = await enterDoor(database.sql, viewer, eventId);
  if (!door.mayExport) throw notAllowed();
  const isOver = clock.now() >= door.closesAt;
  const rows = await findAllAttendees(database.sql, door.eventId);
  const buyers = await buyersOf(
    database.sql,
    rows.map(({ orderId }) => orderId),
  );
  const missing = await findMissingPapers(database.sql, door.eventId);
  const said = await findShownAnswers(database.sql, door.eventId);
  const byHolder = Map.groupBy(said, ({ holderId }) => holderId);
  // Questions that were worded differently have columns of their own.
  const labels = [...new Set(said.map(({ label }) => label))];
  const answerTo = (label: string, ...holderIds: readonly string[]) =>
    holderIds
      .flatMap((id) => byHolder.get(id) ?? [])
      .filter((answer) => answer.label === label)
      .map(({ shown }) => shown)
      .join(', ');
  const content = writeCsv(
    [
      'name',
      'ticket',
      'state',
      'checked in',
      'checked out',
      'gate',
      'order',
      'buyer',
      'buyer email',
      'add-ons',
      'missing',
      ...labels,
    ],
    rows.map((row) => [
      row.holderName,
      row.typeName,
      isOver && row.checkedInAt === null ? 'No-show' : stateTexts[attendanceOf(row)],
      ...[row.checkedInAt, row.checkedOutAt].map((at) => at?.toISOString() ?? ''),
      row.gate,
      row.orderId,
      buyers.get(row.orderId)?.name ?? '',
      buyers.get(row.orderId)?.email ?? '',
      row.addOns,
      missing.get(row.id)?.join(', ') ?? '',
      ...labels.map((label) => answerTo(label, row.paperId, row.orderId)),
    ]),
  );
  return { fileName: fileNameOf([door.group.name, 'door list'], 'csv'), content };
}

/** The same on paper, with a box for each. */
export async function printDoorList(parts: Parts, viewer: Viewer, eventId: string): Promise<FileReply> {
  const door = await enterDoor(parts.database.sql, viewer, eventId);
  const rows = await findAllAttendees(parts.database.sql, door.eventId);
  const { name, startsAt } = door.group;
  const day = dateFormat({ dateStyle: 'full', timeZone: door.zone }, 'en-US').format(
    startsAt ?? door.opensAt,
  );
  const paper = {
    title: `Door list: ${name}`,
    header: { left: parts.config.productName, right: 'Door list' },
    footer: `As of ${clockIn(parts.clock.now(), door.zone)}`,
    blocks: [
      { kind: 'heading', text: name },
      { kind: 'text', text: `${day}, ${rows.length} tickets` },
      { kind: 'space', height: 12 },
      {
        kind: 'table',
        columns: [
          { title: 'In', width: 0.5 },
          { title: 'Name', width: 4 },
          { title: 'Ticket', width: 2.5 },
          { title: 'Checked in', width: 1.2 },
          { title: 'Gate', width: 1.5 },
        ],
        rows: rows.map((row) => rowOf(row, door)),
      },
    ],
  } as const;
  return pdfReply(parts, paper, fileNameOf([name, 'door list'], 'pdf'));
}

function rowOf({ holderName, typeName, addOns, checkedInAt, gate }: Attendee, { zone }: DoorSeen): string[] {
  const time = checkedInAt ? hhmmIn(checkedInAt, zone) : '';
  const ticket = [typeName, addOns].filter(Boolean).join(', ');
  return [checkedInAt ? '[x]' : '[  ]', holderName, ticket, time, gate];
}
