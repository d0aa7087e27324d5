import { onButton } from '@chalkline/contract/organisations/brand-variables.rules.ts';
import type { Letterhead, LetterheadOf } from '../platform/mail/letterhead.ts';
import type { Parts } from '../platform/parts.ts';
import { storageKey } from '../uploads/uploads.rules.ts';
import { findOrganisation, findOrganisationOfEmail, type Organisation } from './organisations.repository.ts';

/**
 * The letterhead of the organisation that writes a letter, else of the one that its reader belongs to; null for
 * everybody else.
 */
export function organisationLetterhead(parts: Pick<Parts, 'database' | 'storage'>): LetterheadOf {
  return async ({ to, organisationId }) => {
    const { sql } = parts.database;
    const organisation = organisationId
      ? await findOrganisation(sql, organisationId)
      : await findOrganisationOfEmail(sql, to);
    if (!organisation) return null;
    const { name, backgroundColor: background, textColor: text, buttonColor: button } = organisation;
    const chosen = background && text && button;
    const colours = chosen ? { background, text, button, onButton: onButton(text, button) } : null;
    return { name, colours, logo: await logoOf(parts, organisation) };
  };
}

async function logoOf(
  { storage }: Pick<Parts, 'storage'>,
  { logoId, logoType }: Organisation,
): Promise<Letterhead['logo']> {
  if (logoId === null || logoType === null) return null;
  const file = await storage.get(storageKey({ id: logoId, contentType: logoType }));
  if (!file) return null;
  return { contentType: logoType, bytes: Buffer.concat(await file.stream.toArray()) };
}
