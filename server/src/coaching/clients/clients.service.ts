import { missingAfterDays } from '@chalkline/contract/coaching/check-in.schema.ts';
import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { ClientsQuery, ClientType, TrainingNeed } from '@chalkline/contract/coaching/coaching.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  clientsOrder,
  countClients,
  countNeeding,
  findClients,
  findSharingTraining,
  type ListedClient,
  type TrainingNeeds,
} from './clients.repository.ts';

const statesOf: Readonly<Record<ClientType, readonly CoachingState[]>> = {
  all: ['asked', 'active', 'paused', 'ended'],
  active: ['active'],
  pending: ['asked'],
  inactive: ['paused', 'ended'],
};

export interface ClientsSeen {
  readonly counts: Readonly<Record<ClientType, number>>;
  readonly page: Page<ListedClient[]>;
}

/** Requests to the viewer, and clients whose check-in is missing or has no reply. */
export function countNeeds({ database, clock }: Parts, { personId }: Viewer) {
  return countNeeding(database.sql, personId, missingBefore(clock.now()));
}

function missingBefore(now: Date): Date {
  return new Date(now.getTime() - missingAfterDays * day);
}

/** As many clients as are looked at. */
const mostLookedAt = 500;

type TrainingReader = (
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, TrainingNeed>>;

let readTraining: TrainingReader = async () => new Map();

/** Training comes after coaching and tells here what it knows of clients, by their ids. */
export function setTrainingReader(reader: TrainingReader): void {
  readTraining = reader;
}

async function trainingNeedsOf({ database, clock }: Parts, trainerId: string): Promise<TrainingNeeds> {
  const sharing = await findSharingTraining(database.sql, trainerId, mostLookedAt);
  if (sharing.length === 0) return new Map();
  const ids = sharing.map(({ clientId }) => clientId);
  const needs = await readTraining(database.sql, ids, clock.now());
  return new Map(
    sharing.flatMap(({ coachingId, clientId }) => {
      const need = needs.get(clientId);
      return need ? [[coachingId, need] as const] : [];
    }),
  );
}

/** How many clients and requests a trainer has of each type, and those of one type: who needs the trainer first. */
export async function seeClients(
  parts: Parts,
  { personId }: Viewer,
  { type, search, ...page }: ClientsQuery,
): Promise<ClientsSeen> {
  const { sql } = parts.database;
  const byState = await countClients(sql, personId);
  const sum = (wanted: ClientType) =>
    statesOf[wanted].reduce((total, state) => total + (byState.get(state) ?? 0), 0);
  const since = missingBefore(parts.clock.now());
  const training = await trainingNeedsOf(parts, personId);
  const asked = { trainerId: personId, states: statesOf[type], search, missingBefore: since, training };
  const found = await readPage(parts.config, page, {
    list: ['clients', personId, type, search],
    order: clientsOrder(since, training),
    read: (part) => findClients(sql, asked, part),
  });
  const counts = {
    all: sum('all'),
    active: sum('active'),
    pending: sum('pending'),
    inactive: sum('inactive'),
  };
  return { counts, page: found };
}
