import { orderLimits } from '@chalkline/contract/checkout/order.schema.ts';
import { registrationDetails } from '@chalkline/contract/competitions/registration.schema.ts';
import { z } from 'zod';

const { members, name, answers, payer, ...who } = registrationDetails.shape;

/** What the form checks before the server is asked. */
export const competeSchema = z.object({
  who: z.object({ name, ...who }),
  chosen: z
    .array(z.object({ divisionId: z.string(), isTeam: z.boolean(), teamName: z.string(), members, payer }))
    .min(1),
  promoCode: z.string().max(orderLimits.promoCode),
  answers,
});
