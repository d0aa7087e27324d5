import { z } from 'zod';
import type { JobDefinition } from '../job-queue/enqueue.ts';
import { makeSeal } from '../signing/seal.ts';

/** The content of a job's row in the queue. */
const envelopeSchema = z.object({
  job: z.string(),
  /** When it may run, by the sender's clock. */
  due: z.iso.datetime().optional(),
  /** It must not run before it is due. */
  waits: z.boolean().optional(),
  /** The sequence number of the job within its process: jobs due at the same moment run in this order. */
  turn: z.int().optional(),
  data: z.unknown().optional(),
  sealed: z.string().optional(),
});
export type JobEnvelope = z.output<typeof envelopeSchema>;

/** Packs and opens envelopes. `appSecret` must be the same in every process. */
export interface JobEnvelopes {
  /** Throws when `data` does not fit the job's schema. */
  pack(job: JobDefinition, data: unknown, due?: Date): JobEnvelope;
  /** The data as parsed by the job's schema. Throws if it was altered or doesn't match. */
  open(job: JobDefinition, envelope: JobEnvelope): unknown;
}

export function makeJobEnvelopes(appSecret: string): JobEnvelopes {
  let turn = 0;
  const seal = makeSeal(appSecret, 'jobs');
  return {
    pack(job, data, due) {
      // Parsed only to check it: the input is what is sent, because the receiver parses it again.
      job.data.parse(data);
      const head = { job: job.name, turn: turn++, ...(due && { due: due.toISOString() }) };
      return job.sealed ? { ...head, sealed: seal.close(job.name, JSON.stringify(data)) } : { ...head, data };
    },
    open(job, envelope) {
      const { sealed } = envelope;
      return job.data.parse(sealed === undefined ? envelope.data : JSON.parse(seal.open(job.name, sealed)));
    },
  };
}

/** Reads a row of the queue; throws if it isn't one of ours. */
export function readJobEnvelope(row: unknown): JobEnvelope {
  return envelopeSchema.parse(row);
}
