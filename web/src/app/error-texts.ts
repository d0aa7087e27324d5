import { accountTexts } from '../features/accounts/accounts.texts.ts';
import { competitionTexts } from '../features/competitions/competitions.texts.ts';
import { uploadTexts } from '../features/uploads/uploads.texts.ts';
import { commonTexts, type ErrorTexts } from '../platform/error-texts.tsx';

/** Every code's text. Each feature's table names all of its codes, or it does not compile. */
export const errorTexts: ErrorTexts = {
  ...commonTexts,
  ...accountTexts,
  ...uploadTexts,
  ...competitionTexts,
};
