import type {
  RevealDeskReply,
  RevealedPlace,
  RevealReply,
} from '@chalkline/contract/competitions/reveal.schema.ts';
import type { RevealEntry } from '../publications/reveals.repository.ts';
import { byPlace } from './reveals.rules.ts';
import type { Reveal, RevealDesk } from './reveals.service.ts';

export function presentReveal(reveal: Reveal): RevealReply {
  const { divisionId, divisionName, startedAt, totals, shownFrom, complete, entries } = reveal;
  return {
    divisionId,
    divisionName,
    startedAt: startedAt.toISOString(),
    totals,
    shownFrom,
    complete,
    places: presentPlaces(entries),
  };
}

export function presentRevealDesk({ shown, all, outdated }: RevealDesk): RevealDeskReply {
  return { shown: presentReveal(shown), places: presentPlaces(all.entries), outdated };
}

/** null: no ceremony is on. */
export const presentAnyReveal = (reveal: Reveal | null) => reveal && presentReveal(reveal);
export const presentAnyRevealDesk = (desk: RevealDesk | null) => desk && presentRevealDesk(desk);

function presentPlaces(entries: readonly RevealEntry[]): RevealedPlace[] {
  return byPlace(entries).map(({ place, entries: sharing }) => ({
    place,
    entries: sharing.map(({ entryId, bib, name, country, affiliate, total }) => ({
      entryId,
      bib,
      name,
      country,
      affiliate,
      total,
    })),
  }));
}
