import { competitionCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(competitionCodes);

export const competitionNotFound = () => notFound('There is no such competition.');
export const notReady = (missing: string) =>
  refusal('not_ready', `Before it is published it needs ${missing}.`);
export const moveNotAllowed = (from: string, to: string, path = 'body.to') =>
  refusal('move_not_allowed', `What is ${from} cannot become ${to}.`, path);
export const competitionClosed = (state: string) =>
  refusal(
    'competition_closed',
    state === 'draft'
      ? 'The competition is a draft: publish it first.'
      : `The competition is ${state}: take it back to live to change anything.`,
  );
export const settingsChanged = () => stateChanged('Somebody changed this since it was read: read it again.');
export const endsBeforeStart = () =>
  refusal('ends_before_start', 'The last day is before the first.', 'body.endsOn');
export const wrongCompetitionCode = () =>
  refusal('wrong_competition_code', 'This code does not open the competition.', 'body.code');
export const unknownCountry = (path = 'body.country') =>
  refusal('unknown_country', 'This is no country code of ISO 3166-1.', path);
