import type { SelectChoice } from '../../../../ui/select-field.tsx';

let known: readonly string[] | undefined;

/** Every zone that the browser knows, with the one that is set: it may be older than the list. */
export function zoneChoices(current: string): SelectChoice[] {
  known ??= Intl.supportedValuesOf('timeZone');
  const zones = known.includes(current) ? known : [current, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
