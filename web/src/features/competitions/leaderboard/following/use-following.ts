import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { useSession } from '../../../../platform/session.ts';
import { competitionQueries, follow, takeOver } from '../../competitions.queries.ts';
import { keep, readKept } from './following.ts';

export interface Following {
  readonly followed: ReadonlySet<string>;
  /** The viewer's own places. */
  readonly own: ReadonlySet<string>;
  readonly toggle: (entryId: string) => void;
  /** False when embedded, where there is no account or list. */
  readonly isOffered: boolean;
}

const context = createContext<Following>({
  followed: new Set(),
  own: new Set(),
  toggle: () => undefined,
  isOffered: false,
});
export const FollowingProvider = context.Provider;
export const useFollowed = () => useContext(context);

/** The athletes a person follows in a competition: stored on the server when signed in, otherwise in the browser. */
export function useFollowing(competitionId: string): Following {
  const isKnown = useSession() !== null;
  const mine = useKeptByServer(competitionId, isKnown);
  const here = useKeptHere(competitionId);
  useTakeOver(competitionId, isKnown, here);
  const ids = isKnown ? mine.ids : here.ids;
  const set = isKnown ? mine.set : here.set;
  const followed = useMemo(() => new Set(ids), [ids]);
  const { data: places } = useQuery({ ...competitionQueries.myPlaces(competitionId), enabled: isKnown });
  const own = useMemo(() => new Set(places?.map(({ entryId }) => entryId)), [places]);
  const toggle = useCallback((entryId: string) => set(entryId, !followed.has(entryId)), [set, followed]);
  return useMemo(() => ({ followed, own, toggle, isOffered: true }), [followed, own, toggle]);
}

interface KeptIds {
  readonly ids: readonly string[];
  readonly set: (entryId: string, on: boolean) => void;
}

const none: readonly string[] = [];

function useKeptByServer(competitionId: string, isUsed: boolean): KeptIds {
  const client = useQueryClient();
  const options = competitionQueries.followed(competitionId);
  const { data = none } = useQuery({ ...options, enabled: isUsed });
  const { mutate } = useMutation({
    mutationFn: ({ entryId, on }: { entryId: string; on: boolean }) => follow(competitionId, entryId, on),
    onMutate: async ({ entryId, on }) => {
      // A list that is still on its way knows nothing of this and would take it back.
      await client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData(options.queryKey, (known) => changed(known ?? none, entryId, on));
    },
    onSuccess: (ids) => client.setQueryData(options.queryKey, ids),
    onError: (failure) => {
      void tell(errorText(failure));
      void client.invalidateQueries({ queryKey: options.queryKey });
    },
  });
  const set = useCallback((entryId: string, on: boolean) => mutate({ entryId, on }), [mutate]);
  return { ids: data, set };
}

/** Toasts are fetched when there is something to tell: the board comes without them. */
async function tell(title: string): Promise<void> {
  const { addToast } = await import('../../../../ui/toasts.tsx');
  addToast({ kind: 'error', title });
}

function useKeptHere(competitionId: string): KeptIds & { readonly clear: () => void } {
  const [ids, setIds] = useState<readonly string[]>(() => readKept(localStorage, competitionId));
  const write = useCallback(
    (next: readonly string[]) => {
      keep(localStorage, competitionId, next);
      setIds(next);
    },
    [competitionId],
  );
  const set = useCallback(
    (entryId: string, on: boolean) => write(changed(readKept(localStorage, competitionId), entryId, on)),
    [write, competitionId],
  );
  const clear = useCallback(() => write([]), [write]);
  return { ids, set, clear };
}

/** Moves a visitor's follows to their account after sign-in. */
function useTakeOver(
  competitionId: string,
  isKnown: boolean,
  { ids, clear }: ReturnType<typeof useKeptHere>,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isKnown || ids.length === 0) return;
    takeOver(competitionId, ids).then(
      async (all) => {
        const { queryKey } = competitionQueries.followed(competitionId);
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, all);
        clear();
      },
      // It stays on this browser, and the next visit tries again.
      () => undefined,
    );
  }, [competitionId, isKnown, ids, clear, client]);
}

function changed(ids: readonly string[], entryId: string, on: boolean): string[] {
  const others = ids.filter((id) => id !== entryId);
  return on ? [...others, entryId] : others;
}
