import { houseLetterColors, type LetterColors, type Letterhead } from './letterhead.ts';
import type { Letter } from './mail.ts';

/** The content ID of the letterhead's logo. */
export const logoCid = 'logo';

/**
 * The HTML part of a mail. It uses tables and inline styles because mail clients support little else. Colors are the
 * web's light theme; an organization's mails use its own header and button colors.
 */
export function letterHtml(letter: Letter, productName: string, letterhead: Letterhead | null): string {
  const colors = letterhead?.colors ?? houseLetterColors;
  const paragraphs = letter.text.trim().split(/\n\s*\n/);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f6f5f1;color:#0f1214;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f1;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border:1px solid #dcd9cf;background:#ffffff;">
<tr><td style="padding:16px 24px;background:${colors.background};color:${colors.text};font:700 20px/1.2 'Barlow Condensed','Arial Narrow',Arial,sans-serif;letter-spacing:0.04em;text-transform:uppercase;">${headHtml(letterhead, productName)}</td></tr>
<tr><td style="padding:24px;font:400 16px/1.5 Inter,Arial,Helvetica,sans-serif;color:#0f1214;">
${paragraphs.map(paragraphHtml).join('\n')}
${letter.action ? actionHtml(letter.action, colors) : ''}
</td></tr>
</table>
${letter.unsubscribe ? unsubscribeHtml(letter.unsubscribe) : ''}
</td></tr></table>
</body>
</html>
`;
}

/** The logo, if there is one; clients that block images show the name. */
function headHtml(letterhead: Letterhead | null, productName: string): string {
  const name = escapeHtml(letterhead?.name ?? productName);
  if (!letterhead?.logo) return name;
  return `<img src="cid:${logoCid}" alt="${name}" height="36" style="height:36px;max-width:240px;vertical-align:middle;border:0;">`;
}

/** A paragraph of digits only is a code to type: large, with tabular numerals. */
function paragraphHtml(text: string): string {
  if (/^\d{4,10}$/.test(text.trim())) {
    return `<p style="margin:0 0 16px;padding:12px 16px;background:#ece9e3;font:700 32px/1.2 'Barlow Condensed','Arial Narrow',Arial,sans-serif;font-variant-numeric:tabular-nums;letter-spacing:0.16em;">${text.trim()}</p>`;
  }
  return `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function actionHtml({ label, url }: NonNullable<Letter['action']>, colors: LetterColors): string {
  const address = escapeHtml(url);
  // Volt on white needs an ink border; a brand's button works with its own color.
  const edge = colors === houseLetterColors ? '#0f1214' : colors.button;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;"><tr><td style="background:${colors.button};border:1px solid ${edge};"><a href="${address}" style="display:inline-block;padding:12px 24px;color:${colors.onButton};font:700 16px/1.2 Inter,Arial,Helvetica,sans-serif;text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0;font-size:13px;line-height:1.5;color:#5e656b;">If the button doesn’t work, open this link:<br><a href="${address}" style="color:#1c5b2b;word-break:break-all;">${address}</a></p>`;
}

/** Small, below the frame. */
function unsubscribeHtml({ label, page }: NonNullable<Letter['unsubscribe']>): string {
  return `<p style="margin:16px 0 0;font:400 13px/1.5 Inter,Arial,Helvetica,sans-serif;color:#5e656b;"><a href="${escapeHtml(page)}" style="color:#5e656b;">${escapeHtml(label)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
