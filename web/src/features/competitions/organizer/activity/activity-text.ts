import type { ActivityLine } from '@chalkline/contract/competitions/activity.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** To whom or what: `101 Selam Tesfaye, Breakwater`. */
export function aboutText(
  { entry, workoutId, thing }: Pick<ActivityLine, 'entry' | 'workoutId' | 'thing'>,
  workouts: CompetitionReply['workouts'],
): string {
  const workout = workouts.find(({ id }) => id === workoutId)?.name;
  return [entry && `${entry.bib} ${entry.name}`, workout, entry ? null : thing].filter(Boolean).join(', ');
}

/** `9:30 to 9:40`, or the one that there is. */
export function changeText({ before, after }: Pick<ActivityLine, 'before' | 'after'>): string {
  if (before !== null && after !== null) return `${before} to ${after}`;
  if (before !== null) return `${before} removed`;
  return after ?? '';
}
