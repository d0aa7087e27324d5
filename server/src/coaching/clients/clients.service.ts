import { missingAfterDays, type SharedArea } from '@chalkline/contract/coaching/check-in.schema.ts';
import { type CoachingState, isCoached } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type {
  ClientsQuery,
  ClientsReply,
  ClientType,
  TrainingGlance,
  TrainingReason,
  WeightGlance,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { listShared } from '../sharing/sharing.service.ts';
import {
  clientsOrder,
  countClients,
  countNeeding,
  countToReply,
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

/** A client with what their training, body and diary say; null where it isn't shared. */
export interface SeenClient extends ListedClient {
  readonly training: TrainingGlance | null;
  readonly weight: WeightGlance | null;
  readonly diaryDays: number | null;
}

type ClientFigures = ClientsReply['figures'];

export interface ClientsSeen {
  readonly figures: ClientFigures;
  readonly counts: Readonly<Record<ClientType, number>>;
  readonly page: Page<SeenClient[]>;
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

type ReadOf<Facts> = (
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Facts>>;

/** What the training of a client says: see where it is read. */
interface ClientTraining {
  readonly need: TrainingReason | null;
  readonly glance: TrainingGlance;
  readonly week: Share;
}

interface Share {
  readonly due: number;
  readonly done: number;
}

let readTraining: ReadOf<ClientTraining> = async () => new Map();

/** Training comes after coaching and tells here what it knows of clients, by their ids. */
export function setTrainingReader(reader: ReadOf<ClientTraining>): void {
  readTraining = reader;
}

interface NutritionReader {
  /** By the ids of the coachings. */
  readonly weights: (
    sql: Sql,
    clients: readonly Pick<ListedClient, 'id' | 'clientId'>[],
    now: Date,
  ) => Promise<ReadonlyMap<string, WeightGlance>>;
  readonly diaryDays: ReadOf<number>;
}

let nutrition: NutritionReader = { weights: async () => new Map(), diaryDays: async () => new Map() };

/** Nutrition comes after coaching as well. */
export function setNutritionReader(reader: NutritionReader): void {
  nutrition = reader;
}

interface SharedTraining extends ClientTraining {
  readonly coachingId: string;
  readonly isActive: boolean;
}

/** Of clients under way who share it. */
async function sharedTraining({ database, clock }: Parts, trainerId: string): Promise<SharedTraining[]> {
  const sharing = await findSharingTraining(database.sql, trainerId, mostLookedAt);
  if (sharing.length === 0) return [];
  const ids = sharing.map(({ clientId }) => clientId);
  const read = await readTraining(database.sql, ids, clock.now());
  return sharing.flatMap(({ coachingId, clientId, state }) => {
    const found = read.get(clientId);
    return found ? [{ ...found, coachingId, isActive: state === 'active' }] : [];
  });
}

const needsOf = (training: readonly SharedTraining[]): TrainingNeeds =>
  new Map(
    training.flatMap(({ coachingId, isActive, need }) =>
      need && isActive ? [[coachingId, need] as const] : [],
    ),
  );

const total = (shares: readonly Share[]): Share => ({
  due: shares.reduce((sum, { due }) => sum + due, 0),
  done: shares.reduce((sum, { done }) => sum + done, 0),
});

async function figuresOf(
  parts: Parts,
  trainerId: string,
  training: readonly SharedTraining[],
): Promise<ClientFigures> {
  const { sql } = parts.database;
  const since = missingBefore(parts.clock.now());
  const { needing, onTrack } = await countNeeding(sql, trainerId, since, needsOf(training));
  const toReply = await countToReply(sql, trainerId);
  const active = training.filter(({ isActive }) => isActive);
  return {
    adherence: total(active.map(({ glance }) => glance.adherence)),
    before: total(active.map(({ glance }) => glance.before)),
    week: total(active.map(({ week }) => week)),
    needing,
    onTrack,
    checkIns: toReply.number,
    oldestCheckIn: toReply.oldest?.toISOString() ?? null,
    ending: active.filter(({ need }) => need === 'ending').length,
  };
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
    statesOf[wanted].reduce((all, state) => all + (byState.get(state) ?? 0), 0);
  const since = missingBefore(parts.clock.now());
  const training = await sharedTraining(parts, personId);
  const needs = needsOf(training);
  const asked = {
    trainerId: personId,
    states: statesOf[type],
    search,
    missingBefore: since,
    training: needs,
  };
  const found = await readPage(parts.config, page, {
    list: ['clients', personId, type, search],
    order: clientsOrder(since, needs),
    read: (part) => findClients(sql, asked, part),
  });
  const counts = {
    all: sum('all'),
    active: sum('active'),
    pending: sum('pending'),
    inactive: sum('inactive'),
  };
  const figures = await figuresOf(parts, personId, training);
  return { counts, figures, page: await withGlances(parts, found, training) };
}

async function withGlances(
  parts: Parts,
  page: Page<ListedClient[]>,
  training: readonly SharedTraining[],
): Promise<Page<SeenClient[]>> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const coached = page.data.filter(({ state }) => isCoached(state));
  const sharing = async (area: SharedArea) => {
    const coachingIds = coached.map(({ id }) => id);
    const shared = await listShared(parts, coachingIds, area);
    return coached.filter(({ id }) => shared.has(id));
  };
  const read = async <Facts>(clients: readonly ListedClient[], ask: ReadOf<Facts>) =>
    clients.length > 0
      ? ask(
          sql,
          clients.map(({ clientId }) => clientId),
          now,
        )
      : new Map<string, Facts>();
  const [trained, weighed, fed] = [
    await sharing('training'),
    await sharing('body'),
    await sharing('nutrition'),
  ];
  const glances = new Map(training.map(({ coachingId, glance }) => [coachingId, glance]));
  const diaryDays = await read(fed, nutrition.diaryDays);
  const weights =
    weighed.length > 0 ? await nutrition.weights(sql, weighed, now) : new Map<string, WeightGlance>();
  return presentPage(page, (row) => ({
    ...row,
    training: trained.includes(row) ? (glances.get(row.id) ?? null) : null,
    weight: weighed.includes(row) ? (weights.get(row.id) ?? { grams: null, change: 0, series: [] }) : null,
    diaryDays: fed.includes(row) ? (diaryDays.get(row.clientId) ?? 0) : null,
  }));
}
