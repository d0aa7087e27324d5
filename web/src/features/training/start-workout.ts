import type { LogReply, NewLog } from '@chalkline/contract/training/log.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { timeNow, today } from '../../ui/now.ts';
import { desk } from './desk.ts';
import { keptLog } from './merged-log.ts';

/** Starts a workout from a plan and gives its id. `scheduledId`: the workout of a running program that it is. */
export function startWorkout(
  personId: string,
  name: string,
  plan: Plan,
  scheduledId: string | null = null,
): string {
  const startedAt = new Date(timeNow()).toISOString();
  return keep(personId, { name, plan, scheduledId, day: today(), startedAt, endedAt: null });
}

type Started = Pick<NewLog, 'name' | 'plan' | 'scheduledId' | 'day' | 'startedAt' | 'endedAt'>;

/** A finished workout whose sets are logged afterwards. */
export function logPast(personId: string, started: Started & { readonly endedAt: string }): string {
  return keep(personId, started);
}

function keep(personId: string, started: Started): string {
  const id = crypto.randomUUID();
  const editedAt = new Date(timeNow()).toISOString();
  const open = { sets: [], rest: null, timer: null, editing: started.endedAt !== null };
  void desk.changeLog({ id, personId, note: '', ...started, editedAt, ...open });
  return id;
}

/** Opens a finished workout in the player. */
export function editWorkout(personId: string, reply: LogReply): string {
  const known = desk.view().logs.find(({ id }) => id === reply.id);
  void desk.noteLog({ ...(known ?? keptLog(personId, reply)), editing: true });
  return reply.id;
}
