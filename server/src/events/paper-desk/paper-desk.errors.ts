import { notFound } from '../../platform/http/refusal.ts';

export const ticketNotFound = () => notFound('ticket');
