import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { Parts } from '../../platform/parts.ts';
import type { MailContactData } from './contact.jobs.ts';
import {
  type ContactMessage,
  findContactMessage,
  findContactReplyToMail,
  isOwnEmail,
  updateContactReplyMailed,
} from './contact.repository.ts';

/** Sends one letter. An answer that was mailed is not mailed again; the others only if a process dies. */
export async function mailContact(parts: Parts, data: MailContactData): Promise<void> {
  if (!parts.mail.reaches) return;
  if (data.letter === 'answer') return mailAnswer(parts, data.contactReplyId);
  const message = await findContactMessage(parts.database.sql, data.contactMessageId);
  if (!message) return;
  if (data.letter === 'arrived') return parts.mail.send(arrived(parts, message, data.to));
  const { personId, email } = message;
  const isTheirs = personId !== null && (await isOwnEmail(parts.database.sql, personId, email));
  await parts.mail.send(receipt(parts, message, isTheirs));
}

async function mailAnswer(parts: Parts, contactReplyId: string): Promise<void> {
  const found = await findContactReplyToMail(parts.database.sql, contactReplyId);
  if (!found) return;
  const { message, reply } = found;
  await parts.mail.send({
    to: message.email,
    subject: `Your message to ${parts.config.productName}`,
    text: [
      `Hello ${message.name},`,
      reply.body,
      'To go on, write to us once more: answers to this letter reach nobody.',
      `You wrote:\n${quoted(message.body)}`,
    ].join('\n\n'),
    action: { label: 'Write to us', url: absoluteUrl(parts.config.publicUrl, urlOf('contact')) },
  });
  await updateContactReplyMailed(parts.database.sql, reply.id, parts.clock.now());
}

/**
 * Says that the message has come. What was written is in it only where the address is proven to be theirs:
 * whoever another address belongs to must not be sent words of a stranger.
 */
function receipt({ config }: Parts, message: ContactMessage, isTheirs: boolean): Letter {
  return {
    to: message.email,
    subject: `${config.productName} has your message`,
    text: [
      isTheirs ? `Hello ${message.name},` : 'Hello,',
      `a message to ${config.productName} was sent with this address. A person reads it and answers by e-mail.`,
      ...(isTheirs ? [`You wrote:\n${quoted(message.body)}`] : []),
      'Was it not you? Then there is nothing to do, and you may tell us in the answer.',
    ].join('\n\n'),
  };
}

function arrived({ config }: Parts, message: ContactMessage, to: string): Letter {
  const { id, name, email, body } = message;
  const address = urlOf('dashboard', {}, { part: 'contact', message: id });
  return {
    to,
    subject: `Message from ${name}`,
    text: [`${name} (${email}) wrote:`, quoted(body)].join('\n\n'),
    action: { label: 'Answer', url: absoluteUrl(config.publicUrl, address) },
  };
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
