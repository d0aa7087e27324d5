import { activityCodes, activityTexts } from '@chalkline/contract/activities/activities.codes.ts';
import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(activityCodes, activityTexts);
const groupRefusal = refusalsOf(groupCodes, groupTexts);

export const targetMissing = () => groupRefusal('target_missing', { path: 'body.target' });
export const goalFixed = () => groupRefusal('goal_fixed');
export const resultNotFound = () => notFound('result');
export const teamNotFound = () => notFound('team');
export const resultInFuture = () => refusal('result_in_future', { path: 'body.day' });
export const resultOutOfDates = () => refusal('result_out_of_dates', { path: 'body.day' });
export const resultOverCeiling = () => refusal('result_over_ceiling', { path: 'body.amount' });
export const notTakingPart = () => refusal('not_taking_part');
export const challengeFinal = () => refusal('challenge_final');
export const teamNameTaken = () => refusal('team_name_taken', { path: 'body.name' });
export const teamFull = () => refusal('challenge_team_full');
export const tooManyTeams = () => refusal('too_many_challenge_teams');
export const noTeams = () => refusal('no_teams');
export const teamsAreSetUp = () => refusal('teams_are_set_up');
