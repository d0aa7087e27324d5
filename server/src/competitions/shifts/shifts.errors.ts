import { competitionTexts, shiftCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import type { ShiftObstacle } from '@chalkline/contract/competitions/shift.schema.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(shiftCodes, competitionTexts);

const obstacleCodes = {
  over: 'shift_over',
  full: 'shift_full',
  overlap: 'shift_overlaps',
  heat: 'shift_near_heat',
  waiver: 'shift_needs_waiver',
  credential: 'shift_needs_credential',
} as const;

export const shiftNotFound = () => notFound('shift');
export const volunteerNotFound = () => notFound('volunteer');
export const shiftChanged = () => stateChanged('shift');
export const notTakable = (obstacle: ShiftObstacle) => refusal(obstacleCodes[obstacle]);
export const shiftOver = () => refusal('shift_over');
export const tooLateToGiveBack = () => refusal('too_late_to_give_back');
export const shiftEndsBeforeStart = () => refusal('shift_ends_before_start', { path: 'body.endsAt' });
export const tooManyShifts = () => refusal('too_many_shifts');
export const shiftHasMoreVolunteers = () => refusal('shift_has_more_volunteers', { path: 'body.capacity' });
export const shiftHasVolunteers = () => refusal('shift_has_volunteers');
