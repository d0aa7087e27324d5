import { countedUpTo } from '@chalkline/contract/competitions/competition-listing.ts';
import { numberText } from '../../ui/locale.ts';

interface Shown {
  readonly shown: number;
  /** As the first page says; left out where they are too many to count. */
  readonly total: number | undefined;
  /** Whether there are further ones. */
  readonly more: boolean;
  readonly search: string;
}

/** `12 of 480`, `12 of more than 10,000`, or `12` where that is all. */
export function shownOf({ shown, total, more, search }: Shown): string {
  if (total === shown || (total === undefined && !more)) return numberText(shown);
  const all = total === undefined ? `more than ${numberText(countedUpTo(search))}` : numberText(total);
  return `${numberText(shown)} of ${all}`;
}
