import type {
  PreferencesPatch,
  PreferencesReply,
} from '@chalkline/contract/notifications/preference.schema.ts';
import { changeNotificationPreferences } from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { addToast } from '../../../ui/toasts.tsx';
import { notificationQueries } from '../notifications.queries.ts';

export interface Choosing {
  readonly choose: (patch: PreferencesPatch) => void;
}

/** Shows a choice right away and saves it; on failure, reverts it and says why. */
export function useChoosing(): Choosing {
  const cache = useQueryClient();
  const { queryKey } = notificationQueries.preferences();
  const change = useMutation({
    mutationFn: (patch: PreferencesPatch) => call(changeNotificationPreferences, { body: patch }),
    onMutate: async (patch) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (before) => before && chosen(before, patch));
    },
    onError: (failure) =>
      addToast({ kind: 'error', title: 'Couldn’t save your change', detail: errorText(failure) }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
    // Saved in order, so that the last choice wins.
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
