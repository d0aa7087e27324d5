import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Tells the provider that a method takes no payments anymore. */
export const forgetMethodJob = job({
  name: 'checkout.forget_method',
  data: z.strictObject({ provider: z.string(), reference: z.string() }),
  load: async () => (await import('./saved-methods.service.ts')).forgetAtProvider,
});
