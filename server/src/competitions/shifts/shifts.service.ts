import { type NewShift, type ShiftPatch, shiftLimit } from '@chalkline/contract/competitions/shift.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import {
  enterShift,
  enterShifts,
  readShifts,
  type ShiftParams,
  type StaffedShift,
  shiftOf,
} from './shifts.desk.service.ts';
import {
  shiftChanged,
  shiftEndsBeforeStart,
  shiftHasMoreVolunteers,
  tooManyShifts,
  volunteerNotFound,
} from './shifts.errors.ts';
import { notifyOfShift } from './shifts.notify.service.ts';
import {
  countShifts,
  deleteShiftRow,
  deleteVolunteer,
  insertShift,
  updateShift,
  updateVolunteer,
  type Volunteer,
} from './shifts.repository.ts';
import { hoursOf, type Span } from './shifts.rules.ts';

export interface ShiftVolunteerParams extends ShiftParams {
  readonly personId: string;
}

/** By time, with who signed up. For the staff alone. */
export async function listShifts(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<StaffedShift[]> {
  const { sql } = parts.database;
  requireRight(await seeCompetition(sql, viewer, competitionId), 'seeInside');
  return readShifts(sql, competitionId);
}

/** Throws 409 when there are too many, 422 when it ends before it starts. */
export async function createShift(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewShift,
): Promise<StaffedShift> {
  const createdAt = parts.clock.now();
  const times = { startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
  const row = { ...body, ...times, id: newId(createdAt.getTime()), competitionId, createdAt };
  requireOrder(row);
  return parts.database.transaction(async (tx) => {
    await enterShifts(tx, viewer, competitionId);
    if ((await countShifts(tx.sql, competitionId)) >= shiftLimit) throw tooManyShifts();
    await insertShift(tx.sql, row);
    const change = { after: { id: row.id, ...body } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.shift_added', change);
    return { ...row, volunteers: [] };
  });
}

/** Those who signed up are notified of another time or place. Throws 409 for fewer places than people. */
export async function changeShift(
  parts: Parts,
  viewer: Viewer,
  params: ShiftParams,
  { startsAt, endsAt, ...patch }: ShiftPatch,
): Promise<StaffedShift> {
  const { competitionId, shiftId } = params;
  return parts.database.transaction(async (tx) => {
    const shift = await enterShift(tx, viewer, params);
    const times = {
      ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
      ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
    };
    const change = readPatch(shift, { ...patch, ...times }, shiftChanged);
    const { volunteers } = shiftOf(await readShifts(tx.sql, competitionId), shiftId);
    if (!change) return { ...shift, volunteers };
    requireOrder(change.row);
    if (change.row.capacity < volunteers.length) throw shiftHasMoreVolunteers();
    await updateShift(tx.sql, shiftId, change.after);
    const moves = 'startsAt' in change.after || 'endsAt' in change.after || 'place' in change.after;
    const notified = moves
      ? await notifyOfShift(parts, tx, {
          shiftId,
          happening: 'changed',
          actorId: viewer.personId,
          recipients: volunteers.map(({ personId }) => personId),
        })
      : 0;
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.shift_changed', {
      before: { id: shiftId, ...change.before },
      after: { ...change.after, notified },
    });
    return { ...change.row, volunteers };
  });
}

/** Throws 409 while someone is signed up. */
export async function deleteShift(parts: Parts, viewer: Viewer, params: ShiftParams): Promise<null> {
  return parts.database.transaction(async (tx) => {
    const { id, role, place } = await enterShift(tx, viewer, params);
    await deleteShiftRow(tx.sql, id);
    const change = { before: { id, role, place } };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.shift_removed', change);
    return null;
  });
}

/** The first check-in keeps its time. */
export async function checkInVolunteer(
  parts: Parts,
  viewer: Viewer,
  params: ShiftVolunteerParams,
  { checkedIn }: { readonly checkedIn: boolean },
): Promise<StaffedShift> {
  return changeVolunteer(parts, viewer, params, async (tx, { shiftId, personId, checkedInAt }) => {
    if ((checkedInAt !== null) === checkedIn) return;
    const now = checkedIn ? parts.clock.now() : null;
    await updateVolunteer(tx.sql, { shiftId, personId }, { checkedInAt: now, offeredAt: null });
    const action = checkedIn ? 'competition.volunteer_checked_in' : 'competition.volunteer_check_in_undone';
    await auditCompetition(parts, tx, viewer, params.competitionId, action, { after: { shiftId, personId } });
  });
}

/** Takes them off the shift and notifies them. */
export async function removeVolunteer(
  parts: Parts,
  viewer: Viewer,
  params: ShiftVolunteerParams,
): Promise<StaffedShift> {
  return changeVolunteer(parts, viewer, params, async (tx, { shiftId, personId }) => {
    await deleteVolunteer(tx.sql, { shiftId, personId });
    const notice = {
      shiftId,
      happening: 'removed',
      actorId: viewer.personId,
      recipients: [personId],
    } as const;
    await notifyOfShift(parts, tx, notice);
    const change = { before: { shiftId, personId } };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.volunteer_removed', change);
  });
}

async function changeVolunteer(
  parts: Parts,
  viewer: Viewer,
  params: ShiftVolunteerParams,
  apply: (tx: Transaction, volunteer: Volunteer) => Promise<void>,
): Promise<StaffedShift> {
  const { competitionId, shiftId } = params;
  return parts.database.transaction(async (tx) => {
    await enterShift(tx, viewer, params);
    const { volunteers } = shiftOf(await readShifts(tx.sql, competitionId), shiftId);
    const volunteer = volunteers.find(({ personId }) => personId === params.personId);
    if (!volunteer) throw volunteerNotFound();
    await apply(tx, volunteer);
    return shiftOf(await readShifts(tx.sql, competitionId), shiftId);
  });
}

/** One row for each person and shift. Hours are those of the shift for people who checked in. */
export async function exportVolunteers(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<ExportReply> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  requireRight(seen, 'seeInside');
  const { name, zone } = seen.competition;
  const at = (moment: Date) => fieldInZone(moment.toISOString(), zone).replace('T', ' ');
  const rows = (await readShifts(sql, competitionId)).flatMap(({ volunteers, ...shift }) =>
    volunteers.map(({ name: volunteer, checkedInAt }) => [
      volunteer,
      shift.role,
      shift.place,
      at(shift.startsAt),
      at(shift.endsAt),
      checkedInAt === null ? '' : at(checkedInAt),
      checkedInAt === null ? 0 : hoursOf(shift),
    ]),
  );
  const header = ['name', 'role', 'place', 'starts', 'ends', 'checked in', 'hours'];
  return { fileName: fileNameOf([name, 'volunteers'], 'csv'), csv: writeCsv(header, rows) };
}

function requireOrder({ startsAt, endsAt }: Span): void {
  if (endsAt <= startsAt) throw shiftEndsBeforeStart();
}
