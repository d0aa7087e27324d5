import { scoreCodes, teamCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...teamCodes, ...scoreCodes });

export const memberElsewhere = () =>
  refusal('member_elsewhere', 'One of these is a member of another team, or a team.', 'body.entryIds');
export const notATeam = () => refusal('not_a_team', 'The division of this entry adds up no members.');
export const teamIsAddedUp = () =>
  refusal('team_is_added_up', 'The results of a team come from its members: record theirs.', 'body.entryId');
