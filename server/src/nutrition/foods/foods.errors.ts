import { notFound } from '../../platform/http/refusal.ts';

export const foodNotFound = () => notFound('food');
