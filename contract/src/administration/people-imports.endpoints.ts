import { endpoint } from '../http/endpoint.ts';
import { peopleImport, peopleImportReply } from './people-import.schema.ts';

/** 5,000 people with long names and notes. */
const bodyBytes = 2_500_000;

export const importPeople = endpoint({
  method: 'POST',
  path: '/api/people/imports',
  summary:
    'Invite people from a CSV file: preview, then all rows or none. Sending the same file again invites no one',
  access: { accountTypes: ['admin', 'corporate_admin'] },
  body: peopleImport,
  data: peopleImportReply,
  bodyBytes,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 600 },
  errors: ['mail_not_set_up', 'invitation_queue_full'],
});
