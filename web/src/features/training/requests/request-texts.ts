import type { ProgramRequestReply } from '@chalkline/contract/training/program-request.schema.ts';
import { counted } from '../../../ui/counted.ts';
import { shortDay } from '../../../ui/short-day.ts';
import { weekdayName } from '../program/running-texts.ts';

/** "Assigned to Ana", "Ana asks you for it" */
export function whoText({ isAssigned, isMine, other }: ProgramRequestReply): string {
  if (isAssigned) return isMine ? `Assigned to ${other.name}` : `Assigned by ${other.name}`;
  return isMine ? `Asked ${other.name}` : `${other.name} asks you for it`;
}

/** "6 weeks, 18 workouts, on Monday and Friday from Mon 23 Nov" */
export function planText({ program, startDay, weekdays }: ProgramRequestReply): string {
  const size = `${counted(program.weeks, ['week', 'weeks'])}, ${counted(program.workouts, ['workout', 'workouts'])}`;
  return `${size}, on ${daysText(weekdays)} from ${shortDay(startDay)}`;
}

function daysText(weekdays: readonly number[]): string {
  const names = weekdays.toSorted((one, other) => one - other).map(weekdayName);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
