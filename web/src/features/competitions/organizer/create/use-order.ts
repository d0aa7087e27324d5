import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../../platform/error-texts.ts';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

interface OrderOptions {
  readonly competitionId: string;
  /** The order on the server. */
  readonly ids: readonly string[];
  /** Sends a new order, with the order it replaces. */
  readonly send: (order: { from: string[]; to: string[] }) => Promise<unknown>;
  readonly tellSaved: () => void;
}

/** Shows a new order at once and sends changes to the server one after the other. */
export function useOrder({ competitionId, ids, send, tellSaved }: OrderOptions) {
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);

  async function sendAll(from: readonly string[]): Promise<void> {
    let stored = from;
    isSending.current = true;
    try {
      while (latest.current && String(latest.current) !== String(stored)) {
        const to = latest.current;
        await send({ from: [...stored], to: [...to] });
        stored = to;
      }
      tellSaved();
    } catch (failure) {
      addToast({ kind: 'error', title: 'Couldn’t save the order', detail: errorText(failure) });
    } finally {
      isSending.current = false;
      latest.current = null;
      await cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
      setWanted(null);
    }
  }

  return {
    /** The order to show: the wanted one until the server has it. */
    shown: wanted && wanted.length === ids.length ? wanted : ids,
    onOrder: (order: readonly string[]) => {
      setWanted(order);
      latest.current = order;
      if (!isSending.current) void sendAll(ids);
    },
  };
}

/** The items in the order of the ids. */
export function inOrderOf<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): Thing[] {
  return ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
}
