import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

interface OrderOptions {
  readonly competitionId: string;
  /** As it stands on the server. */
  readonly ids: readonly string[];
  /** Tells the server: from the order that it has to the one that is wanted. */
  readonly send: (order: { from: string[]; to: string[] }) => Promise<unknown>;
  readonly tellSaved: () => void;
}

/** An order that is shown as soon as it is wanted, and told to the server one after the other. */
export function useOrder({ competitionId, ids, send, tellSaved }: OrderOptions) {
  const cache = useQueryClient();
  const errorText = useErrorText();
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
      addToast({ kind: 'error', title: 'The order is not saved', detail: errorText(failure) });
    } finally {
      isSending.current = false;
      latest.current = null;
      await cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
      setWanted(null);
    }
  }

  return {
    /** What is shown: the order that is wanted, until the server has it. */
    shown: wanted && wanted.length === ids.length ? wanted : ids,
    onOrder: (order: readonly string[]) => {
      setWanted(order);
      latest.current = order;
      if (!isSending.current) void sendAll(ids);
    },
  };
}

/** Things in the order of their ids. */
export function inOrderOf<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): Thing[] {
  return ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
}
