import { transferDays } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { hasAccount } from '../../accounts/people/people.rules.ts';
import { personByEmail } from '../../accounts/people/people.service.ts';
import type { Parts } from '../../platform/parts.ts';
import type { MailTransferData } from './entry-transfers.jobs.ts';
import { notifyOfTransfer, transferAddress } from './entry-transfers.notify.service.ts';
import { findTransfer, findTransferTexts } from './entry-transfers.repository.ts';

/**
 * Accounts are looked up only here, so that neither reply nor timing of an offer reveals who has one. Running it twice
 * mails twice and notifies once.
 */
export async function mailTransfer(parts: Parts, { transferId }: MailTransferData): Promise<void> {
  const transfer = await findTransfer(parts.database.sql, transferId, parts.clock.now());
  if (!transfer) return;
  const person = await personByEmail(parts.database.sql, transfer.email);
  if (person && hasAccount(person)) {
    const news = { transferId, happening: 'offered', actorId: transfer.createdBy } as const;
    await parts.database.transaction((tx) => notifyOfTransfer(parts, tx, { ...news, recipient: person.id }));
    return;
  }
  const [found] = await findTransferTexts(parts.database.sql, [transferId]);
  if (!found || !parts.mail.reaches) return;
  const { from, division, competition } = found;
  const { productName, publicUrl } = parts.config;
  const address = urlOf('register', {}, { back: transferAddress(transfer), email: transfer.email });
  await parts.mail.send({
    to: transfer.email,
    subject: `${from} offers you a place in ${competition.name}`,
    text: [
      'Hi,',
      `${from} can’t compete in ${competition.name} and offers you the place in ${division}. It’s paid for already.`,
      `Create an account on ${productName} with this email, ${transfer.email}, then accept the place within ${transferDays} days.`,
      'Don’t want it? You can ignore this email. Nothing is created without you.',
    ].join('\n\n'),
    action: { label: 'Create account', url: absoluteUrl(publicUrl, address) },
  });
}
