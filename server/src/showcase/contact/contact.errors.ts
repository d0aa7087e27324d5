import { accountTexts, registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { contactCodes, showcaseTexts } from '@chalkline/contract/showcase/showcase.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(
  { ...contactCodes, mail_not_set_up: registrationCodes.mail_not_set_up },
  { ...showcaseTexts, mail_not_set_up: accountTexts.mail_not_set_up },
);

export const contactMessageNotFound = () => notFound('message');
export const formStale = () => refusal('form_stale', { path: 'body.form' });
export const formUsed = () => refusal('form_used', { path: 'body.form' });
export const messageMoveNotAllowed = (from: ContactState, to: ContactState) =>
  refusal('message_move_not_allowed', { detail: `It’s ${from} and can’t become ${to}.` });
export const mailNotSetUp = () => refusal('mail_not_set_up');
