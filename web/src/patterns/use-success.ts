import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { addToast } from '../ui/toasts.tsx';

/** What a toast says: its title, or title and second line. */
export type ToastText = string | { readonly title: string; readonly detail?: string };

/** What follows a change that the server accepted. */
export interface Success<Input, Answer> {
  /** The toast, with the verb of the button: "Announcement posted". */
  readonly done?: ToastText | ((answer: Answer, input: Input) => ToastText);
  /** Queries that show what was changed; everything below each key is read again. */
  readonly invalidates?: readonly QueryKey[];
  /** What else follows: close, navigate, put the answer into the cache. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
}

/** `succeed` runs `onDone` and shows the toast; `refresh` reads the queries again. */
export function useSuccess<Input, Answer>({ done, invalidates = [], onDone }: Success<Input, Answer>) {
  const cache = useQueryClient();
  const refresh = () => Promise.all(invalidates.map((queryKey) => cache.invalidateQueries({ queryKey })));
  const succeed = (answer: Answer, input: Input) => {
    onDone?.(answer, input);
    const text = typeof done === 'function' ? done(answer, input) : done;
    if (text !== undefined) {
      addToast({ kind: 'success', ...(typeof text === 'string' ? { title: text } : text) });
    }
  };
  return { succeed, refresh };
}
