import { urlOf } from '@chalkline/contract/urls.ts';
import type { Config } from '../../platform/config/config.ts';
import { signText } from '../../platform/signing/signed-text.ts';

interface Deletion {
  readonly personId: string;
  /** ISO; the link ends with this deletion, whether the account is kept or erased. */
  readonly erasedFrom: string;
}

/** Lets who is leaving choose what happens to their posts without a session, and nothing else. */
export function leavingToken({ appSecret }: Pick<Config, 'appSecret'>, deletion: Deletion): string {
  const { personId, erasedFrom } = deletion;
  return `${personId}.${signText(appSecret, 'leaving', JSON.stringify([personId, erasedFrom]))}`;
}

/** The page of the app where the email about the deletion leads. */
export function leavingAddress(config: Pick<Config, 'appSecret'>, deletion: Deletion): string {
  return urlOf('accountDeletion', {}, { link: leavingToken(config, deletion) });
}
