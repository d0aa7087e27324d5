import {
  isMandatory,
  notificationKinds,
  usualWays,
} from '@chalkline/contract/notifications/notification-kinds.ts';
import { scopeInToken, type UnsubscribeScope } from '@chalkline/contract/notifications/unsubscribe.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { Config } from '../../platform/config/config.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { isSignature, signText } from '../../platform/signing/signed-text.ts';
import { linkUnknown } from './preferences.errors.ts';
import { endMail, isPerson } from './preferences.repository.ts';

/** What a link in a mail ends, and for whom. */
export interface Unsubscription {
  readonly personId: string;
  readonly scope: UnsubscribeScope;
}

/** Good for ever, because mails are kept for ever; it can do nothing but end mail. */
export function unsubscribeToken({ appSecret }: Pick<Config, 'appSecret'>, what: Unsubscription): string {
  return `${what.personId}.${what.scope}.${sign(appSecret, what)}`;
}

/** The page with the button, for people, and the address that mail programs post to (RFC 8058). */
export function unsubscribeUrls(
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
  what: Unsubscription,
): { readonly page: string; readonly oneClick: string } {
  const token = unsubscribeToken(config, what);
  return {
    page: pageUrl(config, token),
    oneClick: `${config.publicUrl.replace(/\/+$/, '')}/api/notifications/unsubscriptions/${token}`,
  };
}

export function pageUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return absoluteUrl(publicUrl, urlOf('unsubscribe', {}, { token }));
}

/** Ends mail of a kind, or all that can be ended. Again is no error. Throws 404 for a link that is not ours. */
export async function unsubscribe(
  parts: Parts,
  token: string,
): Promise<{ readonly scope: UnsubscribeScope }> {
  const { personId, scope } = readToken(parts.config, token);
  const kinds = notificationKinds.filter(
    (kind) => (scope === 'everything' || scope === kind) && !isMandatory(kind),
  );
  await parts.database.transaction(async (tx) => {
    if (!(await isPerson(tx.sql, personId))) throw linkUnknown();
    await endMail(
      tx.sql,
      personId,
      kinds.map((kind) => ({ kind, inApp: usualWays(kind).inApp })),
    );
  });
  return { scope };
}

function readToken({ appSecret }: Config, token: string): Unsubscription {
  const [personId = '', , signature = '', ...rest] = token.split('.');
  const scope = scopeInToken(token);
  if (!isId(personId) || scope === null || scope === 'security' || rest.length > 0) throw linkUnknown();
  if (!isSignature(signature, sign(appSecret, { personId, scope }))) throw linkUnknown();
  return { personId, scope };
}

function sign(appSecret: string, { personId, scope }: Unsubscription): string {
  return signText(appSecret, 'unsubscribe', JSON.stringify([personId, scope]));
}
