import { isEmail } from '@chalkline/contract/http/email-address.ts';
import { letterHtml, logoCid } from './letter-html.ts';
import type { Letterhead } from './letterhead.ts';
import type { Letter } from './mail.ts';

/** A letter that no mail server may be given: trying again would not help. */
export class LetterUnfit extends Error {}

export interface LetterMessage {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Shown inside of the letter. */
  readonly attachments: readonly InlinePicture[];
  /** Beside it. */
  readonly files: readonly AttachedFile[];
}

export type AttachedFile = Omit<InlinePicture, 'cid'>;

export interface InlinePicture {
  readonly cid: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Characters with which one address becomes two, or a line becomes a header. */
const unsafeInAddress = /[\p{Cc}\s,;:<>()[\]\\"]/u;

/**
 * A letter as it is handed to the mail server. Nothing that a person typed can add a header or a recipient:
 * the address must be a single plain one, and line breaks in the subject become spaces. Throws `LetterUnfit`.
 */
export function letterMessage(
  letter: Letter,
  productName: string,
  letterhead: Letterhead | null,
): LetterMessage {
  if (!isEmail(letter.to) || unsafeInAddress.test(letter.to)) {
    throw new LetterUnfit('The recipient of a mail isn’t a single plain address.');
  }
  const subject = oneLine(letter.subject);
  if (subject === '') throw new LetterUnfit('A mail has no subject.');
  if (letter.action && !/^https?:\/\/[^\s]+$/.test(letter.action.url)) {
    throw new LetterUnfit('The button of a mail has no web address.');
  }
  return {
    to: { name: '', address: letter.to },
    subject,
    text: `${[letter.text.trim(), ...linksOf(letter)].join('\n\n')}\n`,
    html: letterHtml({ ...letter, subject }, productName, letterhead),
    attachments: picturesOf(letterhead),
    files: (letter.files ?? []).map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
    headers: {
      // Holiday notices and the like shall not answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: the mail program's own button posts to the address, and nothing happens by opening it.
      ...(letter.unsubscribe && {
        'List-Unsubscribe': `<${letter.unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function picturesOf(letterhead: Letterhead | null): InlinePicture[] {
  if (!letterhead?.logo) return [];
  const { contentType, bytes } = letterhead.logo;
  const filename = `logo.${contentType.replace(/^image\//, '')}`;
  return [{ cid: logoCid, filename, contentType, content: bytes }];
}

function linksOf({ action, unsubscribe }: Letter): string[] {
  return [
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.page}`] : []),
  ];
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
