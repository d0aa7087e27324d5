import { endpoint } from '../http/endpoint.ts';
import { newWalkIn, walkInReply } from './walk-in.schema.ts';

export const signUpAtDesk = endpoint({
  method: 'POST',
  path: '/api/desk/people',
  summary: 'Sign someone up at the desk of my organization. They get an email to set a password',
  access: { accountTypes: ['corporate_admin', 'receptionist'] },
  body: newWalkIn,
  data: walkInReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [
    'email_taken',
    'already_invited',
    'mail_not_set_up',
    'invitations_used_up',
    'invitation_mailed_often',
  ],
});
