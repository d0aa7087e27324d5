import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import type { Entry } from './entries.repository.ts';

export function presentEntry(entry: Entry): EntryReply {
  const { id, divisionId, bib, name, country, region, affiliate, birthDate, unnamed, hidden } = entry;
  return {
    id,
    divisionId,
    bib,
    name,
    country,
    region,
    affiliate,
    birthDate,
    unnamed,
    hidden,
    claimed: entry.personId !== null,
    state: entry.state,
    createdAt: entry.createdAt.toISOString(),
  };
}
