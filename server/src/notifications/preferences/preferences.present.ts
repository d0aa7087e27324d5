import type { PreferencesReply } from '@chalkline/contract/notifications/preference.schema.ts';
import { timeOf } from './preferences.rules.ts';
import type { Preferences } from './preferences.service.ts';

export function presentPreferences(preferences: Preferences): PreferencesReply {
  const { kinds, digest, quietFrom, quietTo, privateText, zone } = preferences;
  const isQuiet = quietFrom !== null && quietTo !== null;
  return {
    kinds: [...kinds],
    digest,
    quietHours: isQuiet ? { from: timeOf(quietFrom), to: timeOf(quietTo) } : null,
    privateText,
    zone,
  };
}
