import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { showcaseQueries } from '../showcase.queries.ts';

/** A deed on what is featured: reads the list and the preview anew, and says why when it was refused. */
export function useArranging<Input>(deed: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  const say = useErrorText();
  return useMutation({
    mutationFn: deed,
    onError: (failure) => addToast({ kind: 'error', title: 'Nothing was changed', detail: say(failure) }),
    onSettled: () => cache.invalidateQueries({ queryKey: showcaseQueries.all }),
  });
}
