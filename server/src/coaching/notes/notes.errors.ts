import { notFound } from '../../platform/http/refusal.ts';

export const noteNotFound = () => notFound('note');
