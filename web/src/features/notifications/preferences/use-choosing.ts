import type {
  PreferencesPatch,
  PreferencesReply,
} from '@chalkline/contract/notifications/preference.schema.ts';
import { changeNotificationPreferences } from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { notificationQueries } from '../notifications.queries.ts';

export interface Choosing {
  readonly choose: (patch: PreferencesPatch) => void;
}

/** Shows a choice at once and keeps it; one that was not kept goes back to what it was, and says why. */
export function useChoosing(): Choosing {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = notificationQueries.preferences();
  const change = useMutation({
    mutationFn: (patch: PreferencesPatch) => call(changeNotificationPreferences, { body: patch }),
    onMutate: async (patch) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (before) => before && chosen(before, patch));
    },
    onError: (failure) =>
      addToast({ kind: 'error', title: 'Your choice was not kept', detail: errorText(failure) }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
    // One after the other: the last one pressed is the last one kept.
    scope: { id: 'notification preferences' },
  });
  return { choose: change.mutate };
}

function chosen(before: PreferencesReply, { kinds = [], ...patch }: PreferencesPatch): PreferencesReply {
  const { digest = before.digest, privateText = before.privateText, quietHours = before.quietHours } = patch;
  const byKind = new Map(kinds.map((choice) => [choice.kind, choice]));
  return {
    ...before,
    digest,
    privateText,
    quietHours,
    kinds: before.kinds.map((choice) => ({ ...choice, ...byKind.get(choice.kind) })),
  };
}
