import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { administrationQueries } from '../administration.queries.ts';

interface AccountChange<Input> {
  readonly run: (input: Input) => Promise<{ data: AccountReply | null }>;
  /** What is so now, for the toast. */
  readonly said: string;
  readonly done?: () => void;
}

/** One change of an account: what is shown of it, its history and the lists are read anew. */
export function useAccountChange<Input = void>(personId: string, { run, said, done }: AccountChange<Input>) {
  const cache = useQueryClient();
  const say = useErrorText();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ data }) => {
      if (data) cache.setQueryData(administrationQueries.account(personId).queryKey, data);
      addToast({ kind: 'success', title: said });
      void cache.invalidateQueries({ queryKey: administrationQueries.all });
      done?.();
    },
    onError: (failure) => {
      addToast({ kind: 'error', title: 'Nothing was changed', detail: say(failure) });
      void cache.invalidateQueries({ queryKey: administrationQueries.account(personId).queryKey });
    },
  });
}
