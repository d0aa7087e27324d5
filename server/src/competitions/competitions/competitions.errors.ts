import { competitionCodes, competitionTexts } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(competitionCodes, competitionTexts);

export const competitionNotFound = () => notFound('competition');
export const appealsOpen = () => refusal('appeals_open');
export const notReady = (missing: string) => refusal('not_ready', { detail: `Still missing: ${missing}.` });
export const moveNotAllowed = (from: string, to: string, path = 'body.to') =>
  refusal('move_not_allowed', { path, detail: `It’s ${from} and can’t become ${to}.` });
export const competitionClosed = (state: string) =>
  state === 'canceled'
    ? refusal('competition_closed', { instead: 'This competition is canceled and can’t be changed.' })
    : refusal('competition_closed', { detail: `It’s ${state} now.` });
export const notADraft = (state: string) => refusal('not_a_draft', { detail: `It’s ${state} now.` });
export const competitionInUse = () => refusal('competition_in_use');
export const settingsChanged = () => stateChanged('competition');
export const endsBeforeStart = () => refusal('ends_before_start', { path: 'body.endsOn' });
export const wrongCompetitionCode = () => refusal('wrong_competition_code', { path: 'body.code' });
export const unknownCountry = (path = 'body.country') => refusal('unknown_country', { path });
