import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(commonCodes);

export const returnNotAllowed = () =>
  refusal('not_one_of', 'There is no way back to this site.', 'body.from');
