import { scheduleCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { scheduleLimit } from '@chalkline/contract/competitions/schedule.schema.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scheduleCodes);

export const scheduleItemNotFound = () => notFound('There is no such line in the programme.');
export const notACompetitionDay = () =>
  refusal('not_a_competition_day', 'The competition is not on this day.', 'body.day');
export const scheduleFull = () => refusal('schedule_full', `A programme has at most ${scheduleLimit} lines.`);
