import { findVisibleGroup, type GroupSeen } from '../../groups/groups/group-access.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import { findEventDetails } from '../details/details.repository.ts';
import type { EventDetailsRow } from '../details/details.table.ts';
import { findSessions, type SessionRow } from '../details/series.repository.ts';
import { findTypesOnDates } from '../tickets/passes.repository.ts';
import { seriesNotFound } from './passes.errors.ts';

/** The dates of a series that take place and aren’t over, in order. */
export async function openDatesOf(sql: Sql, seriesId: string, now: Date): Promise<SessionRow[]> {
  const dates = isId(seriesId) ? await findSessions(sql, seriesId) : [];
  return dates.filter(({ endsAt, archivedAt, canceledAt }) => endsAt > now && !archivedAt && !canceledAt);
}

/** The dates to come on which a type of passes is good, each with the ticket type that it is good for there. */
export async function goodDatesOf(
  sql: Sql,
  { seriesId, seriesTypeId }: { readonly seriesId: string; readonly seriesTypeId: string },
  now: Date,
) {
  const open = await openDatesOf(sql, seriesId, now);
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const types = new Map((await findTypesOnDates(sql, ids, seriesTypeId)).map((type) => [type.groupId, type]));
  return open.flatMap((date) => {
    const type = types.get(date.id);
    return type ? [{ date, type }] : [];
  });
}

interface SeriesSeen {
  /** The next date, or the last one: it stands for the series. */
  readonly group: GroupSeen;
  readonly details: EventDetailsRow;
  readonly open: readonly SessionRow[];
  /** Of that date. */
  readonly startsAt: Date;
}

/** A series as this viewer sees its next date. Throws 404. */
export async function seeSeries(
  sql: Sql,
  viewer: MaybeViewer,
  seriesId: string,
  now: Date,
): Promise<SeriesSeen> {
  const dates = isId(seriesId) ? await findSessions(sql, seriesId) : [];
  const open = await openDatesOf(sql, seriesId, now);
  const next = open[0] ?? dates.findLast(({ archivedAt }) => archivedAt === null);
  const group = next ? await findVisibleGroup(sql, viewer, next.id) : null;
  const [details] = group ? await findEventDetails(sql, [group.id]) : [];
  if (!next || !group?.can.read || !details) throw seriesNotFound();
  return { group, details, open, startsAt: next.startsAt };
}
