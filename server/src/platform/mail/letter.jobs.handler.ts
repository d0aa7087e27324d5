import type { JobHandler } from '../jobs/jobs.ts';
import type { sendLetterJob } from './letter.jobs.ts';
import { LetterUnfit } from './letter-message.ts';

/** A letter that cannot be sent at all is dropped with a line in the log; trying again would change nothing. */
export const handle: JobHandler<typeof sendLetterJob.data> = async (parts, letter, run) => {
  try {
    await parts.mail.send({ ...letter, id: run.id });
  } catch (error) {
    if (!(error instanceof LetterUnfit)) throw error;
    parts.log.error({ jobId: run.id, reason: error.message }, 'letter dropped');
  }
};
