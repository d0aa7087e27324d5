import { notFound } from '../../platform/http/refusal.ts';

export const noAttendees = () => notFound('order');
