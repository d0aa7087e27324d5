import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { nextStep } from './next-step.schema.ts';

export const listNextSteps = endpoint({
  method: 'GET',
  path: '/api/my/competition-steps',
  summary: 'What you do next in the competitions that you compete in, most urgent first for each place',
  access: 'signed_in',
  data: z.array(nextStep),
  errors: [],
});
