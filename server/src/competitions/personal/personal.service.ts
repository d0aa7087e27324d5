import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { DataSubject, PersonalList } from '../../platform/database/personal-tables.ts';
import { searchWords } from '../../platform/database/search-words.ts';
import type { Parts } from '../../platform/parts.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { revokeBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { findFrozenBoardsOf } from '../entries/frozen-entries.repository.ts';
import { ownedAlone } from '../staff/staff.errors.ts';
import {
  competitionsPersonalTables,
  eraseEntry,
  findEntriesOf,
  findOwnedAlone,
  findOwnedIds,
  findScoresOf,
} from './personal.repository.ts';

export const competitionsPersonalData: PersonalData = {
  domain: 'competitions',
  tables: competitionsPersonalTables,
  lists: async (parts, person) => [await myScores(parts, person)],
  erase: eraseResults,
  requireFree,
};

const nameOfErased = 'Deleted member';

async function myScores(parts: Parts, person: DataSubject): Promise<PersonalList> {
  const found = await findScoresOf(parts.database.sql, person);
  const rows = found.map(({ competition, workout, scoring, value, at }) => ({
    competition,
    workout,
    at,
    result: value && showScore(value, scoring).words,
  }));
  return { name: 'my-results', rows };
}

/** Results stay, without a name; the leaderboards that showed it are ranked again. */
async function eraseResults(parts: Parts, tx: Transaction, person: DataSubject): Promise<void> {
  const found = (await findEntriesOf(tx.sql, person)).filter(({ isTeam }) => !isTeam);
  const now = parts.clock.now();
  for (const { id } of found) {
    await eraseEntry(tx.sql, id, { name: nameOfErased, words: searchWords(nameOfErased), now });
  }
  const frozen = await findFrozenBoardsOf(
    tx.sql,
    found.map(({ id }) => id),
  );
  const divisionIds = [...found.map(({ divisionId }) => divisionId), ...frozen];
  await revokeBoardEvents(parts, tx, divisionIds);
  await requestBoards(parts, tx, divisionIds);
}

/** Throws 409 `last_owner`, naming the competitions that need another owner first. */
async function requireFree(tx: Transaction, person: DataSubject): Promise<void> {
  // The lock every staff change takes: of two owners who leave at once, one stays.
  for (const id of await findOwnedIds(tx.sql, person)) await lock(tx, 'competition staff', id, 'exclusive');
  const alone = await findOwnedAlone(tx.sql, person);
  if (alone.length > 0) throw ownedAlone(alone.map(({ name }) => name));
}
