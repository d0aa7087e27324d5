import { registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { contactCodes } from '@chalkline/contract/showcase/showcase.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...contactCodes, mail_not_set_up: registrationCodes.mail_not_set_up });

export const contactMessageNotFound = () => notFound('There is no such message.');
export const formStale = () =>
  refusal('form_stale', 'This form was open for too long. Send your message once more.', 'body.form');
export const formUsed = () => refusal('form_used', 'This message has been sent.', 'body.form');
export const messageMoveNotAllowed = (from: ContactState, to: ContactState) =>
  refusal('message_move_not_allowed', `A message that is ${from} cannot become ${to}.`);
export const mailNotSetUp = () =>
  refusal('mail_not_set_up', 'No mail leaves from here, so nobody can be answered.');
