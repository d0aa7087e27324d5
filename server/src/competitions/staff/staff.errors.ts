import { staffCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(staffCodes);

export const staffNotFound = () => notFound('This person does not run the competition.');
export const unknownPerson = () =>
  refusal('unknown_person', 'Nobody has an account with this address.', 'body.email');
export const alreadyStaff = () =>
  refusal('already_staff', 'This person runs the competition already.', 'body.email');
export const lastOwner = () =>
  refusal('last_owner', 'A competition always has an owner: make somebody else owner first.');
