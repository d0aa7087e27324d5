import { competitionTexts, entryCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryCodes, competitionTexts);

export const notCompeting = () => refusal('not_competing');
