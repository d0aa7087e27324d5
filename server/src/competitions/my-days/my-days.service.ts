import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { listMyHeats } from '../heats/heats.mine.service.ts';
import { findCompetedIn, findJudgedBy, findShiftsOf } from './my-days.repository.ts';

/** At moments, or on whole days: exactly one of both. */
export interface MyDay {
  /** The same for ever. */
  readonly key: string;
  readonly kind: 'competition' | 'heat' | 'judging' | 'shift';
  readonly title: string;
  readonly detail: string;
  readonly time: { startsAt: string; endsAt: string; zone: string } | null;
  readonly days: { startsOn: string; endsOn: string } | null;
  readonly address: string;
}

/**
 * The days of competitions in which the viewer competes, their published heats, the lanes they judge, and their
 * volunteer shifts.
 */
export async function listMyDays(parts: Parts, viewer: Viewer, from: Date): Promise<MyDay[]> {
  const { sql } = parts.database;
  const items: MyDay[] = [];
  for (const competition of await findCompetedIn(sql, viewer.personId, from.toISOString().slice(0, 10))) {
    const { id, name, startsOn, endsOn, zone } = competition;
    const address = urlOf('competitionDetail', { id });
    items.push({
      key: `${id}@competitions`,
      kind: 'competition',
      title: name,
      detail: placeLine(competition),
      time: null,
      days: { startsOn, endsOn },
      address,
    });
    const { heats } = await listMyHeats(parts, viewer, id);
    for (const heat of heats)
      items.push({
        key: `${heat.id}.${heat.entryId}@heats`,
        kind: 'heat',
        title: `${heat.workoutName ?? 'Workout'}, heat ${heat.number} · ${name}`,
        detail: `Lane ${heat.lane}, ${heat.floor.name}`,
        time: { startsAt: heat.startsAt, endsAt: heat.endsAt, zone },
        days: null,
        address,
      });
  }
  for (const { heat, lanes, floor, workout, competition } of await findJudgedBy(sql, viewer.personId, from))
    items.push({
      key: `${heat.id}@judging`,
      kind: 'judging',
      title: `Judging ${workout}, heat ${heat.number} · ${competition.name}`,
      detail: `${lanes.length === 1 ? 'Lane' : 'Lanes'} ${lanes.join(', ')}, ${floor}`,
      time: {
        startsAt: heat.startsAt.toISOString(),
        endsAt: heat.endsAt.toISOString(),
        zone: competition.zone,
      },
      days: null,
      address: urlOf('judging'),
    });
  for (const { shift, competition } of await findShiftsOf(sql, viewer.personId, from))
    items.push({
      key: `${shift.id}@shifts`,
      kind: 'shift',
      title: `Volunteer shift · ${competition.name}`,
      detail: shift.place,
      time: {
        startsAt: shift.startsAt.toISOString(),
        endsAt: shift.endsAt.toISOString(),
        zone: competition.zone,
      },
      days: null,
      address: urlOf('volunteer', { id: competition.id }),
    });
  return items;
}
