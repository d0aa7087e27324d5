import { dayIn, timesOn, wallSpanOf } from '@chalkline/contract/wall-span.ts';
import { copyGroup } from '../../groups/directory/group-copies.service.ts';
import type { GroupSeen } from '../../groups/groups/group-access.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findAddOns } from '../details/add-ons.repository.ts';
import { eventNotFound } from '../details/details.errors.ts';
import { findEventDetails, findTicketTypes } from '../details/details.repository.ts';
import type { AddOnRow, EventDetailsRow, TicketTypeRow } from '../details/details.table.ts';
import { insertDates } from '../details/series.repository.ts';
import { newSigningKey } from '../tickets/ticket-code.service.ts';
import { copyExtras } from './extras.service.ts';
import { copyDoor } from './series.repository.ts';
import { type DateFacts, seriesTypeOf, typeOnDay } from './series.rules.ts';

type OwnFacts = 'groupId' | 'signingKey' | 'canceledAt' | 'cancelReason' | 'seriesId' | 'seriesDay';
type Words = Pick<GroupSeen, 'name' | 'description' | 'visibility' | 'isOpen'>;

/** A date with all that it can share with the others of its series. */
export interface SeriesDate
  extends DateFacts<Words, Omit<EventDetailsRow, OwnFacts>, TicketTypeRow, AddOnRow> {
  readonly group: GroupSeen;
  readonly row: EventDetailsRow;
  readonly startsAt: Date;
}

export async function readDate({ sql }: Transaction, group: GroupSeen): Promise<SeriesDate> {
  const [row] = await findEventDetails(sql, [group.id]);
  const { startsAt, endsAt, name, description, visibility, isOpen } = group;
  if (!row || !startsAt || !endsAt) throw eventNotFound();
  const { groupId: _id, signingKey: _key, canceledAt: _at, cancelReason: _why, ...facts } = row;
  const { seriesId: _series, seriesDay: _day, ...details } = facts;
  const types: TicketTypeRow[] = await findTicketTypes(sql, [group.id]);
  return {
    group,
    row,
    details,
    types,
    addOns: await findAddOns(sql, [group.id]),
    startsAt,
    words: { name, description, visibility, isOpen },
    day: dayIn(startsAt, row.zone),
    span: wallSpanOf({ startsAt, endsAt }, row.zone),
  };
}

/** Makes more dates like this one, each at the same time of the clock; those that would be over are left out. */
export async function addDates(
  parts: Parts,
  tx: Transaction,
  { group, row, day, span, types }: SeriesDate,
  { seriesId, days }: { readonly seriesId: string; readonly days: readonly string[] },
): Promise<string[]> {
  const now = parts.clock.now();
  const dates = days
    .map((on) => ({ id: newId(now.getTime()), on, ...timesOn(on, span, row.zone) }))
    .filter(({ endsAt }) => endsAt > now);
  const ids = dates.map(({ id }) => id);
  await copyGroup(
    parts,
    tx,
    group.id,
    dates.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt })),
  );
  await insertDates(
    tx.sql,
    dates.map(({ id, on }) => ({
      ...row,
      groupId: id,
      seriesId,
      seriesDay: on,
      signingKey: newSigningKey(),
      canceledAt: null,
      cancelReason: '',
    })),
    dates.flatMap(({ id, on }) =>
      types.map((type) => ({
        ...typeOnDay(type, row.zone, day, on),
        id: newId(now.getTime()),
        groupId: id,
        seriesTypeId: seriesTypeOf(type),
      })),
    ),
  );
  await copyDoor(tx.sql, group.id, ids);
  await copyExtras(parts, tx, { id: group.id, zone: row.zone, day }, dates);
  return ids;
}
