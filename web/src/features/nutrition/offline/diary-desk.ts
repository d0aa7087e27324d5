import type { CallFailed } from '@chalkline/contract/http/client.ts';
import type { DiaryDay } from '@chalkline/contract/nutrition/diary.schema.ts';
import { addFavorite, removeFavorite } from '@chalkline/contract/nutrition/favorites.endpoints.ts';
import type { FoodLine } from '@chalkline/contract/nutrition/food.schema.ts';
import * as measures from '@chalkline/contract/nutrition/measures.endpoints.ts';
import {
  addEntry,
  addQuickEntry,
  changeEntry,
  copyMeals,
  removeEntry,
} from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { createOwnFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { Outbox, type OutboxView } from '../../../patterns/outbox/outbox.ts';
import { call, queryClient } from '../../../platform/calls.ts';
import { session, useSession } from '../../../platform/session.ts';
import { type DiaryChange, dayWith } from './day-on-device.ts';
import {
  type DiarySend,
  dropKeptBut,
  dropSend,
  keepDay,
  keepFood,
  keepRead,
  keepSend,
  readDays,
  readKept,
  readSends,
} from './diary-store.ts';
import { type DeviceChange, type FoodChange, favoritesWith, isOfDay } from './foods-on-device.ts';

export const diaryKey = ['diary'] as const;
export const favoritesKey = [...diaryKey, 'favorites'] as const;
export const dayKey = (day: string) => [...diaryKey, 'day', day] as const;

export type DiaryView = OutboxView<DiarySend>;

/** The diary on this device: what is logged is kept here first, and sent when there is a network. */
class DiaryDesk extends Outbox<DiarySend, DiaryView> {
  constructor() {
    super(
      'diary',
      { keep: keepSend, drop: dropSend },
      { sends: [], offline: false, ready: false, unkept: false },
    );
  }

  override start(): void {
    super.start();
    if (this.#keptFor !== undefined) return;
    this.#forgetOthers();
    session.subscribe(() => this.#forgetOthers());
  }

  /** Whose days are kept here. */
  #keptFor: string | null | undefined;

  /** When the app starts, too: signing out leaves the page before the disk has done it. */
  #forgetOthers(): void {
    const id = session.current()?.user.id ?? null;
    if (id === this.#keptFor) return;
    this.#keptFor = id;
    // A store that can't be written holds nothing.
    void dropKeptBut(id).catch(() => undefined);
  }

  /** Resolves once it is on the disk. */
  async change(what: DeviceChange): Promise<void> {
    const personId = session.current()?.user.id;
    if (personId === undefined) return;
    this.start();
    const send = { personId, what, why: null };
    // Shown at once: a tap must not wait for the disk.
    this.show({ sends: [...this.view().sends, send] });
    await this.write(() => keepSend(send));
  }

  /** A change that another device was first with is made to what is there now. */
  override retry(send: DiarySend): Promise<void> {
    const { what } = send;
    if (what.kind !== 'changed') return super.retry(send);
    const day = queryClient.getQueryData<DiaryDay>(dayKey(what.day));
    const version = day?.entries.find(({ id }) => id === what.entry.id)?.version ?? what.patch.version;
    const entry = { ...what.entry, version: version + 1 };
    return super.retry({ ...send, what: { ...what, entry, patch: { ...what.patch, version } } });
  }

  protected async readKept(): Promise<Partial<DiaryView>> {
    return { sends: await readSends() };
  }

  /** What of this person waits to be sent, in its order. */
  waiting(personId: string | null): DeviceChange[] {
    const own = this.view().sends.filter((send) => send.personId === personId && send.why === null);
    return own.map(({ what }) => what);
  }

  protected async deliver({ personId, what }: DiarySend): Promise<void> {
    if (!isOfDay(what)) return deliverFood(personId, what);
    await deliver(what);
    // What is shown and kept has it from now on, before it is read again.
    queryClient.setQueryData<DiaryDay>(dayKey(what.day), (day) => day && dayWith(day, [what]));
    // A store that can't be read or written holds nothing to bring up to date.
    const kept = await readDays(personId).catch(() => []);
    const day = kept.find((each) => each.day === what.day);
    // As above.
    if (day) await keepDay(personId, dayWith(day, [what])).catch(() => undefined);
  }

  protected isDone({ status, code }: CallFailed, { what }: DiarySend): boolean {
    // What is removed already is removed.
    return code === 'removed_elsewhere' || (status === 404 && what.kind.endsWith('removed'));
  }

  protected sent(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: diaryKey });
  }
}

async function deliver(what: DiaryChange): Promise<unknown> {
  const { day } = what;
  switch (what.kind) {
    case 'entry':
      return call(addEntry, { body: what.body }, { idempotencyKey: what.entry.id });
    case 'quick':
      return call(addQuickEntry, { body: what.body }, { idempotencyKey: what.entry.id });
    case 'copy':
      return call(copyMeals, { body: what.body }, { idempotencyKey: what.entries[0]?.id ?? day });
    case 'changed':
      return call(changeEntry, { params: { diaryEntryId: what.entry.id }, body: what.patch });
    case 'removed':
      return call(removeEntry, { params: { diaryEntryId: what.entry.id } });
    case 'drink': {
      const { id, milliliters } = what.drink;
      return call(measures.addDrink, { body: { id, day, milliliters } }, { idempotencyKey: id });
    }
    case 'drink_removed':
      return call(measures.removeDrink, { params: { drinkId: what.drink.id } });
    case 'weight': {
      const { grams, at } = what;
      if (grams === null) return call(measures.removeWeight, { params: { day }, query: { at } });
      return call(measures.setWeight, { params: { day }, body: { grams, at } });
    }
  }
}

/** What is kept and shown has it before it is read again, as above. */
async function deliverFood(personId: string, what: FoodChange): Promise<void> {
  if (what.kind === 'own_food') {
    const { data } = await call(createOwnFood, { body: what.body }, { idempotencyKey: what.food.id });
    // A store that can’t be written holds nothing to bring up to date.
    await keepFood(personId, data).catch(() => undefined);
    return;
  }
  const { food, isFavorite } = what;
  await call(isFavorite ? addFavorite : removeFavorite, { params: { foodId: food.id } });
  queryClient.setQueryData<FoodLine[]>(favoritesKey, (lines) => lines && favoritesWith(lines, [what]));
  // As above.
  const kept = await readKept('favorites', personId).catch(() => null);
  // As above.
  if (kept) await keepRead('favorites', personId, favoritesWith(kept, [what])).catch(() => undefined);
}

export const diaryDesk = new DiaryDesk();

export function useDiaryDesk(): DiaryView {
  return useSyncExternalStore(diaryDesk.subscribe, diaryDesk.view);
}

/** The person's changes that the server doesn't have yet, and those that it refused. */
export function useOwnSends() {
  const { sends, offline, unkept } = useDiaryDesk();
  const personId = useSession()?.user.id ?? null;
  return useMemo(() => {
    const own = sends.filter((send) => send.personId === personId);
    const waiting = own.filter(({ why }) => why === null).map(({ what }) => what);
    const ofDays = waiting.filter(isOfDay);
    return { waiting, ofDays, refused: own.filter(({ why }) => why !== null), offline, unkept };
  }, [sends, personId, offline, unkept]);
}
