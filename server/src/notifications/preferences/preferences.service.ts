import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { isMandatory, type NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import type { KindChoice, PreferencesPatch } from '@chalkline/contract/notifications/preference.schema.ts';
import { joined, type Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { kindFixed } from './preferences.errors.ts';
import {
  findChoices,
  findSettings,
  findZone,
  keepChoices,
  keepSettings,
  type MailSettings,
} from './preferences.repository.ts';
import { choicesOf, minutesOf, usualMail } from './preferences.rules.ts';

export interface Preferences extends MailSettings {
  readonly kinds: readonly KindChoice[];
  /** IANA. */
  readonly zone: string;
}

/** What a kind of thing that people are notified about says of the choices it offers. */
export interface OfferedKinds {
  /** The kinds of notifications it raises: only those are offered as choices. */
  readonly raises: readonly NotificationKind[];
  /** Only these can be notified of it; to others its kinds are no choice. Left out: everybody. */
  readonly accountTypes?: readonly AccountType[];
}

/** How the person wants to be told, with the usual where nothing was chosen. */
export async function seePreferences(
  { database: { sql } }: { readonly database: { readonly sql: Sql } },
  subjects: readonly OfferedKinds[],
  { personId, accountType }: Viewer,
): Promise<Preferences> {
  const settings = await findSettings(sql, [personId]);
  const choices = await findChoices(sql, [personId]);
  const own = subjects.filter(({ accountTypes }) => accountTypes?.includes(accountType) ?? true);
  const raised = new Set(own.flatMap(({ raises }) => raises));
  return {
    ...(settings.get(personId) ?? usualMail),
    kinds: choicesOf(raised, choices.get(personId) ?? []),
    zone: await findZone(sql, personId),
  };
}

/** Changes what the patch names. Throws 422 `kind_fixed` for a kind that is always told. */
export async function changePreferences(
  parts: Parts,
  subjects: readonly OfferedKinds[],
  viewer: Viewer,
  { kinds = [], quietHours, ...patch }: PreferencesPatch,
): Promise<Preferences> {
  if (kinds.some(({ kind }) => isMandatory(kind))) throw kindFixed();
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    // Two tabs that change two things: the second must not bring back what the first replaced.
    await lock(tx, 'notification preferences', personId, 'exclusive');
    const before = (await findSettings(tx.sql, [personId])).get(personId) ?? usualMail;
    const quiet = quietHours && { quietFrom: minutesOf(quietHours.from), quietTo: minutesOf(quietHours.to) };
    const none = quietHours === null ? { quietFrom: null, quietTo: null } : {};
    await keepSettings(tx.sql, personId, { ...before, ...patch, ...none, ...quiet }, parts.clock.now());
    const choices = kinds.map(({ push = null, ...choice }) => ({ ...choice, push }));
    await keepChoices(tx.sql, personId, choices);
    return seePreferences({ database: joined(tx) }, subjects, viewer);
  });
}
