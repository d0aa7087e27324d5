import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../platform/error-texts.ts';
import { addToast } from '../ui/toasts.tsx';
import { type KeyedCall, useKeyedCalls } from './keyed-call.ts';
import { type Success, useSuccess } from './use-success.ts';

export interface ActionOptions<Input, Answer> extends Success<Input, Answer> {
  /** Makes the change with the call it is given, which looks after the Idempotency-Key. */
  readonly send: (call: KeyedCall, input: Input) => Promise<Answer>;
  /** The title of the toast when it was refused: "Couldn't pin the announcement". Without it, show `error`. */
  readonly failed?: string;
}

export interface Action<Input, Answer> {
  /** Does nothing while the previous one is running. */
  readonly run: (input: Input) => void;
  readonly busy: boolean;
  /** What is under way, to show it before the answer is there. */
  readonly sending: Input | undefined;
  /** Why it was refused, as a sentence; null once it is tried again. */
  readonly error: string | null;
  /** What the last one gave, until it is reset. */
  readonly answer: Answer | undefined;
  readonly reset: () => void;
}

/**
 * One press that changes something, with the standard toast, invalidation and error handling. Busy until the queries
 * have been refetched, so that the old state doesn't show in between. They are refetched after a refusal too, because
 * someone else may have been first.
 */
export function useAction<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
): Action<Input, Answer> {
  const { send, failed } = options;
  const { call, forgetKeys } = useKeyedCalls();
  const { succeed, refresh } = useSuccess(options);
  const running = useRef(new Set<string | undefined>());
  const { mutate, isPending, variables, error, data, reset } = useMutation({
    mutationFn: (input: Input) => send(call, input),
    onSuccess: (answer, input) => {
      forgetKeys();
      succeed(answer, input);
    },
    onError: (failure) => {
      if (failed !== undefined) addToast({ kind: 'error', title: failed, detail: errorText(failure) });
    },
    onSettled: (_answer, _failure, input) => {
      running.current.delete(JSON.stringify(input));
      return refresh();
    },
  });
  return {
    run: (input) => {
      const text = JSON.stringify(input);
      if (running.current.has(text)) return;
      running.current.add(text);
      mutate(input);
    },
    busy: isPending,
    sending: isPending ? variables : undefined,
    error: error ? errorText(error) : null,
    answer: data,
    reset,
  };
}
