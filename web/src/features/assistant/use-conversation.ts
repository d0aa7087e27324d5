import { useState } from 'react';
import { errorText } from '../../platform/error-texts.ts';

export interface Exchange<Reply> {
  readonly id: number;
  readonly question: string;
  readonly reply: Reply | null;
  /** Why there is no answer. */
  readonly refusal: string | null;
}

/** Questions with their answers, in memory alone: they are about health, so nothing keeps them. */
export function useConversation<Reply>(answer: (question: string) => Promise<Reply>) {
  const [exchanges, setExchanges] = useState<readonly Exchange<Reply>[]>([]);
  const busy = exchanges.some(({ reply, refusal }) => reply === null && refusal === null);

  async function fill(id: number, question: string): Promise<void> {
    const change = (to: Partial<Exchange<Reply>>) =>
      setExchanges((now) => now.map((each) => (each.id === id ? { ...each, ...to } : each)));
    change({ refusal: null });
    try {
      change({ reply: await answer(question) });
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
    askAgain: ({ id, question }: Exchange<Reply>) => void fill(id, question),
    clear: () => setExchanges([]),
  };
}
