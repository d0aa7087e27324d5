import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { competitionQueries } from '../competitions.queries.ts';

interface DeleteModalProps {
  competitionId: string;
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Asks before a division or a workout is deleted. */
export function DeleteModal({ competitionId, name, remove, onClose, children }: DeleteModalProps) {
  const cache = useQueryClient();
  const say = useErrorText();
  const out = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: competitionQueries.detail(competitionId).queryKey });
      void cache.invalidateQueries({ queryKey: competitionQueries.all });
      addToast({ kind: 'success', title: `${name} is deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => out.mutate()}
      title={`Delete ${name}?`}
      confirm="Delete"
      keep="Keep it"
      danger
      busy={out.isPending}
    >
      <p>{children}</p>
      {out.isError && (
        <Note tone="bad" announced>
          {say(out.error)}
        </Note>
      )}
    </ConfirmModal>
  );
}
