import { entryCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryCodes);

export const tooManyFollowed = () =>
  refusal('too_many_followed', 'As many athletes are followed as can be in one competition.');
