import { brandOf } from '@chalkline/contract/organizations/brand.ts';
import { identifierPattern } from '@chalkline/contract/organizations/identifier.rules.ts';
import type { BrandOf } from '../platform/pages/page-maker.ts';
import { uploadName } from '../uploads/uploads.rules.ts';
import { findByIdentifier } from './organizations.repository.ts';

/** The look of a company's sign-in. Anyone who has its identifier sees name, logo and colors (decision 145). */
export const companyBrand: BrandOf = async ({ database }, identifier) => {
  const found = identifierPattern.test(identifier) && (await findByIdentifier(database.sql, identifier));
  if (!found) return null;
  const { name, logoId, logoType, backgroundColor, textColor, buttonColor } = found;
  return brandOf({
    name,
    logo: logoId && logoType && uploadName({ id: logoId, contentType: logoType }),
    bg_color: backgroundColor,
    text_color: textColor,
    button_color: buttonColor,
  });
};
