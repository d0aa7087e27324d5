import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { acknowledgement, alertParams, alertReply, alertsQuery } from './alert.schema.ts';

const access = { accountTypes: ['admin'] } as const;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/payment-alerts',
  summary: 'Money that needs an administrator to look at it, newest first',
  access,
  query: alertsQuery,
  data: z.array(alertReply),
  shape: 'list',
  errors: [],
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/payment-alerts/:alertId/acknowledgement',
  summary: 'Say what was done about it. Only the first administrator’s note is kept',
  access,
  params: alertParams,
  body: acknowledgement,
  data: alertReply,
  errors: ['alert_acknowledged'],
});
