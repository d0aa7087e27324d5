import { askAssistant } from '@chalkline/contract/assistant/assistant.endpoints.ts';
import type { AssistantReply, AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { useState } from 'react';
import { call } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';

export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly reply: AssistantReply | null;
  /** Why there is no answer. */
  readonly refusal: string | null;
}

/** Questions with their answers, in memory alone: they are about health, so nothing keeps them. */
export function useConversation(store: AssistantStore) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const busy = exchanges.some(({ reply, refusal }) => reply === null && refusal === null);

  async function fill(id: number, question: string): Promise<void> {
    const change = (to: Partial<Exchange>) =>
      setExchanges((now) => now.map((each) => (each.id === id ? { ...each, ...to } : each)));
    change({ refusal: null });
    try {
      change({ reply: (await call(askAssistant, { body: { question, store } })).data });
    } catch (failure) {
      change({ refusal: errorText(failure) });
    }
  }

  return {
    exchanges,
    busy,
    ask: (typed: string) => {
      const question = typed.trim();
      if (question === '' || busy) return;
      const id = exchanges.length;
      setExchanges([...exchanges, { id, question, reply: null, refusal: null }]);
      void fill(id, question);
    },
    askAgain: ({ id, question }: Exchange) => void fill(id, question),
    clear: () => setExchanges([]),
  };
}
