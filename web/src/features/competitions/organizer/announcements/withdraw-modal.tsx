import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import { withdrawAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ConfirmModal } from '../../../../ui/modal.tsx';
import { Note } from '../../../../ui/note.tsx';
import { useAnnounced } from './use-announced.ts';

interface WithdrawModalProps {
  competitionId: string;
  announcement: AnnouncementReply;
  onClose: () => void;
}

/** Asks before an announcement is taken back. */
export function WithdrawModal({ competitionId, announcement, onClose }: WithdrawModalProps) {
  const { id, title } = announcement;
  const announced = useAnnounced(competitionId);
  const say = useErrorText();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawAnnouncement, { params: { competitionId, announcementId: id } }),
    onSuccess: () => {
      announced('It was taken back');
      onClose();
    },
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => withdraw.mutate()}
      title={`Take back “${title}”?`}
      confirm="Take it back"
      keep="Keep it"
      danger
      busy={withdraw.isPending}
    >
      <p>
        It leaves the page and everybody’s notifications, and mail that has not gone yet does not go. Mail
        that has gone cannot be called back.
      </p>
      {withdraw.isError && (
        <Note tone="bad" announced>
          {say(withdraw.error)}
        </Note>
      )}
    </ConfirmModal>
  );
}
