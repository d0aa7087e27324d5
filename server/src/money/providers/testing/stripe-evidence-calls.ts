import type Stripe from 'stripe';
import { z } from 'zod';
import { keepTestFile, sendTestEvidence } from '../simulator.disputes.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { keyed, read, type StripeRequest, wireAmount } from './stripe-request.ts';
import { disputeOnWire, fileOnWire } from './wire-accounts.ts';

// Evidence in disputes, with its files.

const evidenceForm = z.strictObject({
  submit: z.literal('true'),
  evidence: z.strictObject({
    uncategorized_text: z.string(),
    customer_name: z.string(),
    customer_email_address: z.string(),
    product_description: z.string(),
    service_date: z.string().optional(),
    receipt: z.string().optional(),
    customer_communication: z.string().optional(),
    service_documentation: z.string().optional(),
    customer_signature: z.string().optional(),
    uncategorized_file: z.string().optional(),
  }),
});

const fileForm = z.strictObject({
  purpose: z.literal('dispute_evidence'),
  file: z.strictObject({ name: z.string(), type: z.string(), size: wireAmount }),
});

/** A file for a dispute. */
export async function keepFile(parts: SimulatorParts, request: StripeRequest): Promise<Stripe.File> {
  const { file, purpose } = read(fileForm, request.form);
  return keyed(parts, request, async (tx) => {
    const now = parts.clock.now();
    const id = await keepTestFile(tx, file, now);
    return fileOnWire({ id, purpose, ...file }, now);
  });
}

export async function sendEvidence(parts: SimulatorParts, { form }: StripeRequest, id: string) {
  const { evidence } = read(evidenceForm, form);
  const { receipt, customer_communication, service_documentation, customer_signature } = evidence;
  const files = [receipt, customer_communication, service_documentation, customer_signature];
  const sent = [...files, evidence.uncategorized_file].filter((file) => file !== undefined);
  return disputeOnWire(await sendTestEvidence(parts, id, { text: evidence.uncategorized_text, files: sent }));
}
