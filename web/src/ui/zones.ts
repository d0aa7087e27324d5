import type { SelectChoice } from './select-field.tsx';

let known: readonly string[] | undefined;

/** All time zones the browser knows, plus the current value, which may be missing from its list. */
export function zoneChoices(current: string): SelectChoice[] {
  known ??= Intl.supportedValuesOf('timeZone');
  const zones = known.includes(current) ? known : [current, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
