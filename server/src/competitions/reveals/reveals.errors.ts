import { publicationCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(publicationCodes, scoreTexts);

export const nothingToReveal = () => refusal('nothing_to_reveal');
export const noStandings = () => refusal('no_standings');
export const noReveal = () => refusal('no_reveal');
export const revealNotComplete = () => refusal('reveal_not_complete');
