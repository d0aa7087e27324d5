import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

export const handleProviderEventJob = job({
  name: 'checkout.handle_provider_event',
  data: z.strictObject({ provider: z.string(), eventId: z.string() }),
  load: async () => (await import('./provider-events.handle.service.ts')).handleProviderEvent,
});
