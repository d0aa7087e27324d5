import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { administratorTexts } from '@chalkline/contract/accounts/administrators.codes.ts';
import { invitedTexts } from '@chalkline/contract/accounts/invited.codes.ts';
import { administrationTexts } from '@chalkline/contract/administration/administration.codes.ts';
import { checkoutTexts } from '@chalkline/contract/checkout/checkout.codes.ts';
import { competitionTexts } from '@chalkline/contract/competitions/competitions.codes.ts';
import { scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { commonTexts } from '@chalkline/contract/http/codes.ts';
import { notificationTexts } from '@chalkline/contract/notifications/notifications.codes.ts';
import { organizationTexts } from '@chalkline/contract/organizations/organizations.codes.ts';
import { profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { showcaseTexts } from '@chalkline/contract/showcase/showcase.codes.ts';
import { uploadTexts } from '@chalkline/contract/uploads/upload.codes.ts';
import { waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import type { ErrorTexts } from '../platform/error-texts.tsx';

/** The sentence for every code of the contract. */
export const errorTexts: ErrorTexts = {
  ...commonTexts,
  ...accountTexts,
  ...administratorTexts,
  ...invitedTexts,
  ...administrationTexts,
  ...checkoutTexts,
  ...competitionTexts,
  ...scoreTexts,
  ...notificationTexts,
  ...organizationTexts,
  ...profileTexts,
  ...showcaseTexts,
  ...uploadTexts,
  ...waiverTexts,
};
