import { type DeskReply, deskDays } from '@chalkline/contract/overview/desk.schema.ts';
import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { countNeeds } from '../coaching/clients/clients.service.ts';
import { countOpenRequests } from '../coaching/trainer-requests/trainer-requests.service.ts';
import { countEntered } from '../finance/bookings/bookings.service.ts';
import { getSummary } from '../inventory/reports/reports.service.ts';
import { getCounts } from '../memberships/memberships/memberships.service.ts';
import { countWaiting } from '../moderation/cases/cases.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { dayOf } from './overview.rules.ts';
import { findDesks, findDoors, findJoinRequests } from './waiting.repository.ts';

type Gym = NonNullable<OverviewReply['gym']>;

/** How many events and competitions a desk shows. */
const rowsShown = 8;

/** What the viewer decides or answers. */
export async function readWaiting(parts: Parts, viewer: Viewer): Promise<OverviewReply['waiting']> {
  const [{ open, appeals }, requests, needs, trainerRequests] = await Promise.all([
    countWaiting(parts, viewer),
    findJoinRequests(parts.database.sql, viewer),
    countNeeds(parts, viewer),
    countOpenRequests(parts, viewer),
  ]);
  const { asked: coachingRequests, checkIns } = needs;
  return { cases: open, appeals, ...requests, coachingRequests, checkIns, trainerRequests };
}

/** Of the viewer's organization; null without one. */
export async function readGym(parts: Parts, viewer: Viewer): Promise<Gym | null> {
  if (viewer.accountType !== 'corporate_admin' || viewer.organizationId === null) return null;
  const [stock, members, expenses, revenues] = await Promise.all([
    readStock(parts, viewer),
    readMembers(parts, viewer),
    countEntered(parts, viewer, { kind: 'expense', state: 'pending' }),
    countEntered(parts, viewer, { kind: 'revenue', state: 'pending' }),
  ]);
  return { ...stock, ...members, expenses, revenues };
}

/** The day at a desk: doors and check-ins first. */
export async function getDesk(parts: Parts, viewer: Viewer): Promise<DeskReply> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const until = new Date(now.getTime() + deskDays * day);
  const [events, competitions, gym] = await Promise.all([
    findDoors(sql, viewer, now, until, rowsShown),
    findDesks(sql, viewer, dayOf(new Date(now.getTime() - day)), dayOf(until), rowsShown),
    viewer.organizationId === null ? null : readDeskGym(parts, viewer),
  ]);
  return {
    events: events.map((one) => ({
      ...one,
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt.toISOString(),
    })),
    competitions,
    gym,
  };
}

async function readDeskGym(parts: Parts, viewer: Viewer): Promise<NonNullable<DeskReply['gym']>> {
  const [{ serviceLate: _late, ...stock }, members, pending, refused] = await Promise.all([
    readStock(parts, viewer),
    readMembers(parts, viewer),
    countEntered(parts, viewer, { kind: 'expense', state: 'pending' }),
    countEntered(parts, viewer, { kind: 'expense', state: 'refused' }),
  ]);
  return { ...stock, ...members, pending, refused };
}

async function readStock(parts: Parts, viewer: Viewer) {
  const { low, lowSupplies, serviceDue, serviceLate } = await getSummary(parts, viewer);
  return { equipmentLow: low - lowSupplies, suppliesLow: lowSupplies, serviceDue, serviceLate };
}

async function readMembers(parts: Parts, viewer: Viewer) {
  const { counts } = await getCounts(parts, viewer);
  return { members: counts.current, membershipsDue: counts.overdue };
}
