import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(commonCodes, commonTexts);

export const returnNotAllowed = () =>
  refusal('not_one_of', { path: 'body.from', detail: 'This site isn’t on the list of allowed sites.' });
