import type { NewContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import type { AttemptLimit } from '../../accounts/attempts/attempts.rules.ts';
import { countTry } from '../../accounts/attempts/attempts.service.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { readContactForm } from './contact.form.service.ts';
import { mailContactJob } from './contact.jobs.ts';
import { insertContactMessage } from './contact.repository.ts';
import { tellAdministrators } from './contact.tell.service.ts';

const day = 86_400;

/** Receipts go to unverified addresses, so there are few: no one gets flooded from here. */
const ofEmail: AttemptLimit = { name: 'contact:email', times: 5, perSeconds: day };
/** A whole gym may share one address. */
const fromNetwork: AttemptLimit = { name: 'contact:network', times: 30, perSeconds: day };

interface Sender {
  readonly viewer: MaybeViewer;
  /** Where the call came from. */
  readonly address: string;
}

/**
 * Stores a message, has a job email the receipt, and notifies the people who answer. A bot that fills in the hidden
 * field gets the same reply, and nothing is stored. Throws `form_stale`, `form_used` and 429.
 */
export async function sendContactMessage(
  parts: Parts,
  { viewer, address }: Sender,
  input: NewContactMessage,
): Promise<{ mailed: boolean }> {
  const { name, email, topic, body, form, website } = input;
  const receipt = { mailed: parts.mail.reaches };
  if (website !== '') return receipt;
  const formId = readContactForm(parts, form);
  await countTry(parts, { email, address, ofEmail, fromNetwork });
  const now = parts.clock.now();
  const id = newId(now.getTime());
  await parts.database.transaction(async (tx) => {
    await insertContactMessage(tx.sql, {
      id,
      personId: viewer?.personId ?? null,
      name,
      email,
      topic,
      body,
      state: 'new',
      formId,
      createdAt: now,
      updatedAt: now,
      words: searchWords(name, email, body),
    });
    await parts.jobs.enqueue(tx, mailContactJob, { letter: 'receipt', contactMessageId: id });
    const to = parts.config.contactEmail;
    if (to) await parts.jobs.enqueue(tx, mailContactJob, { letter: 'arrived', contactMessageId: id, to });
    await tellAdministrators(parts, tx, { id, personId: viewer?.personId ?? null });
  });
  return receipt;
}
