import { type AgendaItem, agendaDays } from '@chalkline/contract/agenda/agenda.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { listTimed } from '../../activities/challenges/lists.service.ts';
import { listMyDays } from '../../competitions/my-days/my-days.service.ts';
import { listOwnerEvents, listTickets } from '../../events/events/events.service.ts';
import type { GroupShown } from '../../groups/directory/groups.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { plannedWorkout } from '../../training/enrollments/enrollments.rules.ts';
import { listRunning } from '../../training/enrollments/enrollments.service.ts';
import { inOrder } from './days.rules.ts';

/** What the viewer takes part in from now on. */
export async function getAgenda(parts: Parts, viewer: Viewer): Promise<{ items: AgendaItem[] }> {
  const now = parts.clock.now();
  return { items: await readAgenda(parts, viewer, now, new Date(now.getTime() + agendaDays * day)) };
}

/** What the viewer takes part in between two moments, by time. */
export async function readAgenda(
  parts: Parts,
  viewer: Viewer,
  from: Date,
  until: Date,
): Promise<AgendaItem[]> {
  const items = [
    ...(await listMyDays(parts, viewer, from)),
    ...(await myEvents(parts, viewer)),
    ...(await myActivities(parts, viewer)),
    ...(await myWorkouts(parts, viewer)),
  ];
  return inOrder(items, from, until);
}

const most = 100;

/** An event with several tickets, or run by its own guest, is one item. */
async function myEvents(parts: Parts, viewer: Viewer): Promise<AgendaItem[]> {
  const { data: tickets } = await listTickets(parts, viewer, { limit: most });
  const { data: own } = await listOwnerEvents(parts, viewer, { limit: most, when: 'upcoming' });
  const items = new Map<string, AgendaItem>();
  for (const group of own) {
    const item = timedGroup(group, 'event', urlOf('myEvents'), 'You’re the organizer');
    if (item) items.set(item.key, item);
  }
  for (const { state, event, typeName } of tickets) {
    const { id, name, place, startsAt, endsAt, zone } = event;
    if (state !== 'valid') continue;
    items.set(`${id}@events`, {
      key: `${id}@events`,
      kind: 'event',
      title: name,
      detail: [typeName, place].filter(Boolean).join(', '),
      time: { startsAt, endsAt, zone },
      days: null,
      address: urlOf('myEvents', {}, { tab: 'tickets' }),
    });
  }
  return [...items.values()];
}

async function myActivities(parts: Parts, viewer: Viewer): Promise<AgendaItem[]> {
  const { data } = await listTimed(parts, viewer, 'activity', {
    limit: most,
    when: 'upcoming',
    mine: 'true',
  });
  return data.flatMap(
    (group) => timedGroup(group, 'activity', urlOf('sharedActivity', { id: group.id })) ?? [],
  );
}

function timedGroup(
  { id, name, facts }: GroupShown,
  kind: 'event' | 'activity',
  address: string,
  detail?: string,
): AgendaItem | null {
  const found = facts[kind];
  if (!found) return null;
  const { startsAt, endsAt, zone, place } = found;
  return {
    key: `${id}@events`,
    kind,
    title: name,
    detail: detail ?? place,
    time: { startsAt, endsAt, zone },
    days: null,
    address,
  };
}

/** Planned workouts that are open, on their days. */
async function myWorkouts(parts: Parts, viewer: Viewer): Promise<AgendaItem[]> {
  const running = await listRunning(parts, viewer);
  return running.flatMap(({ row, versions, done }) =>
    row.schedule
      .filter(({ id, isSkipped }) => !isSkipped && !done.has(id))
      .map((place): AgendaItem => {
        const version = versions.get(place.number);
        return {
          key: `${place.id}@workouts`,
          kind: 'workout',
          title: plannedWorkout(versions, place)?.name ?? 'Workout',
          detail: version?.name ?? '',
          time: null,
          days: { startsOn: place.day, endsOn: place.day },
          address: urlOf('fitnessTrainer'),
        };
      }),
  );
}
