import { accountTexts } from '../features/accounts/accounts.texts.ts';
import { administrationTexts } from '../features/administration/administration.texts.ts';
import { competitionTexts } from '../features/competitions/competitions.texts.ts';
import { notificationTexts } from '../features/notifications/notifications.texts.ts';
import { organizationTexts } from '../features/organizations/organizations.texts.ts';
import { profileTexts } from '../features/profiles/profiles.texts.ts';
import { showcaseTexts } from '../features/showcase/showcase.texts.ts';
import { uploadTexts } from '../features/uploads/uploads.texts.ts';
import { commonTexts, type ErrorTexts } from '../platform/error-texts.tsx';

/** Every code's text. Each feature's table names all of its codes, or it does not compile. */
export const errorTexts: ErrorTexts = {
  ...commonTexts,
  ...accountTexts,
  ...uploadTexts,
  ...notificationTexts,
  ...organizationTexts,
  ...administrationTexts,
  ...profileTexts,
  ...competitionTexts,
  ...showcaseTexts,
};
