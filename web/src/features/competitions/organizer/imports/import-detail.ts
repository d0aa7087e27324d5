import { numberText } from '../../../../ui/locale.ts';

/** What else an import did, for its toast: `3 corrected, 12 as they were`. What is none is not told. */
export function importDetail(counts: Readonly<Record<string, number>>): { detail?: string } {
  const counted = Object.entries(counts).flatMap(([what, count]) =>
    count === 0 ? [] : [`${numberText(count)} ${what}`],
  );
  return counted.length === 0 ? {} : { detail: `${counted.join(', ')}.` };
}
