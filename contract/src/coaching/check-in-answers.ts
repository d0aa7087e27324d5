import type { AnswerValue, CheckInKind } from './check-in.schema.ts';

const ranges: Readonly<Record<Exclude<CheckInKind, 'text' | 'photos'>, readonly [number, number]>> = {
  weight: [20, 400],
  sleep: [0, 24],
  scale: [1, 10],
};

/** Whether a question of a check-in can have this answer: of its kind and in its range, or none. */
export function answerFits(kind: CheckInKind, value: AnswerValue): boolean {
  if (value === null) return true;
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'photos') return Array.isArray(value);
  const [least, most] = ranges[kind];
  const isInRange = typeof value === 'number' && value >= least && value <= most;
  return isInRange && (kind !== 'scale' || Number.isInteger(value));
}
