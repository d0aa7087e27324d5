import type { RevealedPlace, RevealTotals } from '@chalkline/contract/competitions/reveal.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import { numberText } from '../../../ui/locale.ts';
import { placeText } from '../../../ui/place.tsx';

/** `312 pts`, `1:42:10` or `540`; empty without a total. */
export function totalText(total: number | null, totals: RevealTotals): string {
  if (total === null) return '';
  if (totals === 'time') return showClock(Math.round(total * 1000));
  const figure = numberText(total, { maximumFractionDigits: 3 });
  return totals === 'amount' ? figure : `${figure} ${total === 1 ? 'pt' : 'pts'}`;
}

/** `4th place`, and `2nd place` for all who share it. */
export const placeWords = ({ place }: RevealedPlace) => `${placeText(place, false)} place`;

/** `Ana Silva and Ben Roth`. */
export function namesText({ entries }: RevealedPlace): string {
  const names = entries.map(({ name }) => name);
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Where the athlete is from: `Harbor Gym, NLD`. */
export function fromText({ country, affiliate }: RevealedPlace['entries'][number]): string {
  return [affiliate, country].filter(Boolean).join(', ');
}

/** The places of the podium, best first. */
export function podiumOf(places: readonly RevealedPlace[]): RevealedPlace[] {
  return places.filter(({ place }) => place <= 3);
}
