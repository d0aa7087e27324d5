import { scoreCodes, scoreTexts, teamCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...teamCodes, ...scoreCodes }, scoreTexts);

export const memberElsewhere = () => refusal('member_elsewhere', { path: 'body.entryIds' });
export const notATeam = () => refusal('not_a_team');
export const teamIsAddedUp = () => refusal('team_is_added_up', { path: 'body.entryId' });
