import { competitionTexts, credentialCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(credentialCodes, competitionTexts);

export const credentialNotFound = () => notFound('credential');
export const credentialChanged = () => stateChanged('credential');
export const credentialNameTaken = () => refusal('credential_name_taken', { path: 'body.name' });
export const tooManyCredentials = () => refusal('too_many_credentials');
