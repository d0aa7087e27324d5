import { meReply } from '../accounts/person.schema.ts';
import { endpoint } from '../http/endpoint.ts';

export const leaveOrganization = endpoint({
  method: 'DELETE',
  path: '/api/people/me/organization',
  summary: 'Leave your company; the account stays, its rights there end',
  access: 'signed_in',
  data: meReply,
  errors: ['last_corporate_admin'],
});
