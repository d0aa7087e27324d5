import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { guardianLinkDays } from '@chalkline/contract/waivers/guardian.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { MailGuardianData } from './guardians.jobs.ts';
import { findByToken } from './guardians.service.ts';

/** Running it twice mails twice; the link is the same. */
export async function mailGuardian(parts: Parts, { token }: MailGuardianData): Promise<void> {
  const found = await findByToken(parts, token);
  if (!found || found.request.signedAt !== null) return;
  const { request, version, subject } = found;
  const { productName, publicUrl } = parts.config;
  const forWhat = subject === '' ? '' : ` for ${subject}`;
  await parts.mail.send({
    to: request.email,
    subject: `Sign “${version.title}” for ${request.name}`,
    text: [
      'Hi,',
      `${request.name} signed “${version.title}”${forWhat} on ${productName} and is under 18 on the day, so a parent or guardian signs it too.`,
      `Read it and sign with the link below. You don’t need an account. The link works once, within ${guardianLinkDays} days.`,
      `Don’t know ${request.name}? You can ignore this email: nothing is signed without you.`,
    ].join('\n\n'),
    action: { label: 'Read and sign', url: absoluteUrl(publicUrl, urlOf('guardian', {}, { link: token })) },
  });
}
