import { notFound } from '../../platform/http/refusal.ts';

export const notificationNotFound = () => notFound('notification');
