import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

export const handleProviderEventJob = job({
  name: 'checkout.handle_provider_event',
  data: z.strictObject({ provider: z.string(), eventId: z.string() }),
  load: async () => (await import('./provider-events.handle.service.ts')).handleProviderEvent,
});

/** Takes what the provider kept of a payment from a seller who bears it. */
export const passOnFeeJob = job({
  name: 'checkout.pass_on_fee',
  data: z.strictObject({ paymentId: z.string(), fee: z.int() }),
  load: async () => (await import('./pass-on-fee.service.ts')).passOnFee,
});
