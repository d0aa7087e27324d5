import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { timeNow } from '../../ui/now.ts';
import { desk } from './desk.ts';
import { keptLog } from './merged-log.ts';
import { today } from './training-texts.ts';

/** Starts a workout from a plan and gives its id. `scheduledId`: the workout of a running program that it is. */
export function startWorkout(
  personId: string,
  name: string,
  plan: Plan,
  scheduledId: string | null = null,
): string {
  const id = crypto.randomUUID();
  const startedAt = new Date(timeNow()).toISOString();
  const facts = { id, personId, name, note: '', day: today(), scheduledId };
  const times = { startedAt, endedAt: null, editedAt: startedAt };
  void desk.changeLog({ ...facts, ...times, plan, sets: [], rest: null, timer: null, editing: false });
  return id;
}

/** Opens a finished workout in the player. */
export function editWorkout(personId: string, reply: LogReply): string {
  const known = desk.view().logs.find(({ id }) => id === reply.id);
  void desk.noteLog({ ...(known ?? keptLog(personId, reply)), editing: true });
  return reply.id;
}
