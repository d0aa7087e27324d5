import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorText } from '../platform/error-texts.tsx';
import { addToast } from '../ui/toasts.tsx';
import { type KeyedCall, useKeyedCalls } from './keyed-call.ts';
import { type Success, useSuccess } from './use-success.ts';

export interface ActionOptions<Input, Answer> extends Success<Input, Answer> {
  /** Makes the change with the call it is given, which looks after the Idempotency-Key. */
  readonly send: (call: KeyedCall, input: Input) => Promise<Answer>;
  /** The title of the toast when it was refused: "Couldn't pin the announcement". Without it, show `error`. */
  readonly failed?: string;
}

export interface Action<Input> {
  /** Does nothing while it is under way. */
  readonly run: (input: Input) => void;
  readonly busy: boolean;
  /** What is under way, to show it before the answer is there. */
  readonly sending: Input | undefined;
  /** Why it was refused, as a sentence; null once it is tried again. */
  readonly error: string | null;
}

/**
 * One press that changes something: toast, queries and refusal as everywhere. The queries are read again after a
 * refusal as well, which often means that somebody else was first.
 */
export function useAction<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
): Action<Input> {
  const { send, failed } = options;
  const { call, forgetKeys } = useKeyedCalls();
  const errorText = useErrorText();
  const { succeed, refresh } = useSuccess(options);
  const isRunning = useRef(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (input: Input) => send(call, input),
    onSuccess: (answer, input) => {
      forgetKeys();
      succeed(answer, input);
    },
    onError: (failure) => {
      if (failed !== undefined) addToast({ kind: 'error', title: failed, detail: errorText(failure) });
      refresh();
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    run: (input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
    busy: isPending,
    sending: isPending ? variables : undefined,
    error: error ? errorText(error) : null,
  };
}
