import { endpoint } from '../http/endpoint.ts';
import { newTillCount, tillQuery, tillReply } from './till.schema.ts';

const desk = { accountTypes: ['corporate_admin', 'receptionist'] } as const;

export const getTill = endpoint({
  method: 'GET',
  path: '/api/desk/till',
  summary:
    'What was sold at the desk on a day, and the cash of it: receptionists see their own, administrators everyone’s',
  access: desk,
  query: tillQuery,
  data: tillReply,
  errors: [],
});

export const countTill = endpoint({
  method: 'POST',
  path: '/api/desk/till/counts',
  summary: 'Record what I counted in my till today, beside what should be there',
  access: desk,
  body: newTillCount,
  data: tillReply,
  status: 201,
  idempotency: 'required',
  errors: [],
});
