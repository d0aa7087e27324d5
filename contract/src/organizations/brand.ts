import type { SiteBrand } from '../site.ts';
import { imageAddress } from '../uploads/upload-paths.ts';
import { brandVariables } from './brand-variables.rules.ts';
import type { CorporateReply } from './organization.schema.ts';

/** The look of a company's record: its own colors, or the house's where none were chosen. */
export function brandOf({
  name,
  logo,
  bg_color,
  text_color,
  button_color,
}: Pick<CorporateReply, 'name' | 'logo' | 'bg_color' | 'text_color' | 'button_color'>): SiteBrand {
  const chosen = bg_color && text_color && button_color;
  return {
    name,
    logo: logo && imageAddress(logo),
    variables: chosen ? brandVariables({ background: bg_color, text: text_color, button: button_color }) : {},
  };
}
