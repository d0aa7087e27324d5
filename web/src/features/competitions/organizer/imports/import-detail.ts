import { numberText } from '../../../../ui/locale.ts';

/** The other counts of an import, for its toast: `3 corrected, 12 unchanged`. Leaves out zeros. */
export function importDetail(counts: Readonly<Record<string, number>>): { detail?: string } {
  const counted = Object.entries(counts).flatMap(([what, count]) =>
    count === 0 ? [] : [`${numberText(count)} ${what}`],
  );
  return counted.length === 0 ? {} : { detail: `${counted.join(', ')}.` };
}
