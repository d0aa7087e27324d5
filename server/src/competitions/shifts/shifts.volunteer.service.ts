import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { findOwnEntries } from '../heats/heats.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import {
  enterAsVolunteer,
  readShifts,
  type ShiftParams,
  type StaffedShift,
  shiftOf,
} from './shifts.desk.service.ts';
import { notTakable, shiftOver, tooLateToGiveBack, volunteerNotFound } from './shifts.errors.ts';
import { notifyOfShift } from './shifts.notify.service.ts';
import { type MissingPapers, readPapers } from './shifts.papers.service.ts';
import {
  deleteVolunteer,
  findHeatsOfEntries,
  insertVolunteer,
  updateVolunteer,
  type Volunteer,
} from './shifts.repository.ts';
import { heatNear, mayGiveBack, type Span, shiftObstacle } from './shifts.rules.ts';

/** What the one who asks is busy with at a competition. */
interface VolunteerDay {
  readonly personId: string;
  readonly now: Date;
  readonly shifts: readonly StaffedShift[];
  readonly heats: readonly (Span & { readonly name: string })[];
  readonly papersOf: (shift: StaffedShift) => MissingPapers;
}

/** A shift as one person sees it. */
export interface OpenShift {
  readonly shift: StaffedShift;
  readonly mine: Volunteer | null;
  readonly mayGiveBack: boolean;
  readonly obstacle: ReturnType<typeof shiftObstacle>;
  readonly papers: MissingPapers;
  readonly heat: (Span & { readonly name: string }) | null;
}

/** By time. */
export async function listOpenShifts(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<OpenShift[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  const day = await volunteerDay(sql, viewer, competitionId, parts.clock.now());
  return day.shifts.map((shift) => openShift(day, shift));
}

/**
 * Signs up. Where someone is looking for a replacement, the first of them is replaced and notified. Taking a shift
 * twice changes nothing. Throws 409 with what is in the way.
 */
export async function takeShift(parts: Parts, viewer: Viewer, params: ShiftParams): Promise<OpenShift> {
  return changeMine(parts, viewer, params, async (tx, { shift, mine, obstacle }, now) => {
    if (mine) return;
    if (obstacle !== null) throw notTakable(obstacle);
    const { id: shiftId, volunteers } = shift;
    const replaced = firstOffered(volunteers)?.personId ?? null;
    if (replaced !== null) {
      await deleteVolunteer(tx.sql, { shiftId, personId: replaced });
      const notice = {
        shiftId,
        happening: 'taken_over',
        actorId: viewer.personId,
        recipients: [replaced],
      } as const;
      await notifyOfShift(parts, tx, notice);
    }
    const row = { shiftId, personId: viewer.personId, takenAt: now, offeredAt: null, checkedInAt: null };
    await insertVolunteer(tx.sql, row);
    const change = { after: { shiftId, replaced } };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.shift_taken', change);
  });
}

/** Throws 404 when it isn't theirs, 409 when it is too late or they are checked in. */
export async function giveBackShift(parts: Parts, viewer: Viewer, params: ShiftParams): Promise<OpenShift> {
  return changeMine(parts, viewer, params, async (tx, { mine, ...open }) => {
    if (!mine) throw volunteerNotFound();
    if (!open.mayGiveBack) throw tooLateToGiveBack();
    await deleteVolunteer(tx.sql, mine);
    const change = { before: { shiftId: mine.shiftId } };
    await auditCompetition(parts, tx, viewer, params.competitionId, 'competition.shift_given_back', change);
  });
}

/** They keep the shift until someone takes it over. Throws 404 when it isn't theirs, 409 when it is over. */
export async function offerShift(
  parts: Parts,
  viewer: Viewer,
  params: ShiftParams,
  { offered }: { readonly offered: boolean },
): Promise<OpenShift> {
  return changeMine(parts, viewer, params, async (tx, { mine, shift }, now) => {
    if (!mine) throw volunteerNotFound();
    if (shift.endsAt <= now || mine.checkedInAt !== null) throw shiftOver();
    if ((mine.offeredAt !== null) === offered) return;
    await updateVolunteer(tx.sql, mine, { offeredAt: offered ? now : null });
  });
}

async function changeMine(
  parts: Parts,
  viewer: Viewer,
  { competitionId, shiftId }: ShiftParams,
  apply: (tx: Transaction, open: OpenShift, now: Date) => Promise<void>,
): Promise<OpenShift> {
  return parts.database.transaction(async (tx) => {
    await enterAsVolunteer(tx, viewer, competitionId);
    // No new version of a waiver comes until the transaction ends.
    await lock(tx, 'waivers', competitionId, 'shared');
    const now = parts.clock.now();
    const before = await volunteerDay(tx.sql, viewer, competitionId, now);
    await apply(tx, openShift(before, shiftOf(before.shifts, shiftId)), now);
    const shifts = await readShifts(tx.sql, competitionId);
    return openShift({ ...before, shifts }, shiftOf(shifts, shiftId));
  });
}

async function volunteerDay(
  sql: Sql,
  { personId }: Viewer,
  competitionId: string,
  now: Date,
): Promise<VolunteerDay> {
  const shifts = await readShifts(sql, competitionId);
  const heats = await findHeatsOfEntries(sql, await findOwnEntries(sql, competitionId, personId));
  const papersOf = await readPapers(sql, competitionId, [personId]);
  return {
    personId,
    now,
    shifts,
    papersOf: (shift) => papersOf(personId, shift),
    heats: heats.map(({ workout, number, releaseAt, startsAt, endsAt }) => ({
      startsAt,
      endsAt,
      name: `${isReleased({ releaseAt }, now) ? workout : 'Workout'}, heat ${number}`,
    })),
  };
}

function openShift({ personId, now, shifts, heats, papersOf }: VolunteerDay, shift: StaffedShift): OpenShift {
  const isMine = (one: Volunteer) => one.personId === personId;
  const mine = shift.volunteers.find(isMine) ?? null;
  const own = shifts.filter((other) => other !== shift && other.volunteers.some(isMine));
  const { startsAt, endsAt, capacity, volunteers } = shift;
  const asked = {
    startsAt,
    endsAt,
    capacity,
    taken: volunteers.length,
    wanted: firstOffered(volunteers) !== null,
  };
  const papers = papersOf(shift);
  return {
    shift,
    mine,
    papers,
    mayGiveBack: mine !== null && mine.checkedInAt === null && mayGiveBack(shift, now),
    obstacle: mine ? null : shiftObstacle(asked, { shifts: own, heats, ...papers }, now),
    heat: shift.endsAt <= now ? null : heatNear(shift, heats),
  };
}

/** Who has looked for a replacement the longest. */
function firstOffered(volunteers: readonly Volunteer[]): Volunteer | null {
  const waiting = (one: Volunteer) => one.offeredAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const [first] = volunteers.toSorted((one, other) => waiting(one) - waiting(other));
  return first && first.offeredAt !== null ? first : null;
}
