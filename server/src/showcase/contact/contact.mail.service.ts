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

/** Sends one mail. Replies are never sent twice; other mails only if a process dies. */
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
      `Hi ${message.name},`,
      reply.body,
      'Please don’t reply to this email: replies aren’t read. To continue, send us a new message.',
      `You wrote:\n${quoted(message.body)}`,
    ].join('\n\n'),
    action: { label: 'Send a message', url: absoluteUrl(parts.config.publicUrl, urlOf('contact')) },
  });
  await updateContactReplyMailed(parts.database.sql, reply.id, parts.clock.now());
}

/**
 * Confirms that we got the message. It quotes the message only if the sender has verified this email; otherwise
 * anyone could have us mail their words to a stranger.
 */
function receipt({ config }: Parts, message: ContactMessage, isTheirs: boolean): Letter {
  return {
    to: message.email,
    subject: `We got your message to ${config.productName}`,
    text: [
      isTheirs ? `Hi ${message.name},` : 'Hi,',
      `Someone sent ${config.productName} a message with this email. We’ll read it and reply by email.`,
      ...(isTheirs ? [`You wrote:\n${quoted(message.body)}`] : []),
      'If this wasn’t you, there’s nothing to do. You can let us know when we reply.',
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
    action: { label: 'Reply', url: absoluteUrl(config.publicUrl, address) },
  };
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}
