import { gramsOf, weightIn } from '@chalkline/contract/accounts/weight-units.ts';
import type { CheckInKind, CheckInReply, SharedArea } from '@chalkline/contract/coaching/check-in.schema.ts';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { weightUnit } from '../../../ui/weight-unit.ts';

export const areaLabels: Readonly<Record<SharedArea, string>> = {
  training: 'Training',
  nutrition: 'Nutrition',
  body: 'Body',
};

/** What belongs to it. */
export const areaWords: Readonly<Record<SharedArea, string>> = {
  training: 'Programs, workouts and records',
  nutrition: 'Food diary, targets and meal plans',
  body: 'Weight, photos and health questions',
};

export const kindLabels: Readonly<Record<CheckInKind, string>> = {
  weight: 'Body weight',
  sleep: 'Sleep',
  scale: 'Scale from 1 to 10',
  text: 'Text',
  photos: 'Photos',
};

const units: Readonly<Record<Exclude<CheckInKind, 'weight'>, string | null>> = {
  sleep: 'h a night',
  scale: 'of 10',
  text: null,
  photos: null,
};

/** Weights are kept in kilograms, and shown as the reader likes. */
export const unitOf = (kind: CheckInKind) => (kind === 'weight' ? weightUnit() : units[kind]);

/** A kept figure as it is shown, and a typed one as it is kept: a gram is the least of a weight. */
export function shownFigure(kind: CheckInKind, value: number): number {
  return kind === 'weight' ? weightIn(value * 1000, weightUnit()) : value;
}
export function keptFigure(kind: CheckInKind, value: number): number {
  return kind === 'weight' ? gramsOf(value, weightUnit()) / 1000 : value;
}

/** Beside an answer that doesn’t fit its question. */
export const wrongAnswers: Readonly<Record<CheckInKind, string>> = {
  weight: 'Enter a weight from 20 to 400 kg (44 to 882 lb).',
  sleep: 'Enter the hours of a night, up to 24.',
  scale: 'Choose a whole number from 1 to 10.',
  text: 'Use up to 1,000 characters.',
  photos: 'Add up to 4 photos.',
};

type Answered = CheckInReply['questions'][number];

/** What an answer was before it was corrected. */
export function earlierText(kind: CheckInKind, value: Answered['value']): string {
  if (kind === 'photos') return counted(typeof value === 'number' ? value : 0, ['photo', 'photos']);
  return answerText({ kind, value, isHidden: false });
}

export function answerText({ kind, value, isHidden }: Pick<Answered, 'kind' | 'value' | 'isHidden'>): string {
  if (isHidden) return 'Not shared';
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return [numberText(shownFigure(kind, value)), unitOf(kind)].filter(Boolean).join(' ');
}
