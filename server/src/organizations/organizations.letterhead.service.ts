import { onButton } from '@chalkline/contract/organizations/brand-variables.rules.ts';
import type { Letterhead, LetterheadOf } from '../platform/mail/letterhead.ts';
import type { Parts } from '../platform/parts.ts';
import { storageKey } from '../uploads/uploads.rules.ts';
import { findOrganization, findOrganizationOfEmail, type Organization } from './organizations.repository.ts';

/**
 * The letterhead of the organization that writes a letter, else of the one that its reader belongs to; null for
 * everybody else.
 */
export function organizationLetterhead(parts: Pick<Parts, 'database' | 'storage'>): LetterheadOf {
  return async ({ to, organizationId }) => {
    const { sql } = parts.database;
    const organization = organizationId
      ? await findOrganization(sql, organizationId)
      : await findOrganizationOfEmail(sql, to);
    if (!organization) return null;
    const { name, backgroundColor: background, textColor: text, buttonColor: button } = organization;
    const chosen = background && text && button;
    const colors = chosen ? { background, text, button, onButton: onButton(text, button) } : null;
    return { name, colors, logo: await logoOf(parts, organization) };
  };
}

async function logoOf(
  { storage }: Pick<Parts, 'storage'>,
  { logoId, logoType }: Organization,
): Promise<Letterhead['logo']> {
  if (logoId === null || logoType === null) return null;
  const file = await storage.get(storageKey({ id: logoId, contentType: logoType }));
  if (!file) return null;
  return { contentType: logoType, bytes: Buffer.concat(await file.stream.toArray()) };
}
