import { competitionTexts, scheduleCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { scheduleLimit } from '@chalkline/contract/competitions/schedule.schema.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scheduleCodes, competitionTexts);

export const scheduleItemNotFound = () => notFound('schedule item');
export const notACompetitionDay = () => refusal('not_a_competition_day', { path: 'body.day' });
export const scheduleFull = () =>
  refusal('schedule_full', { detail: `The limit is ${scheduleLimit} items.` });
