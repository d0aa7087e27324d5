import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import { changeAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Deeds } from '../../../../ui/deeds.tsx';
import { addToast } from '../../../../ui/toasts.tsx';
import { useAnnounced } from './use-announced.ts';

interface AnnouncementDeedsProps {
  competitionId: string;
  announcement: AnnouncementReply;
  onChange: () => void;
  onWithdraw: () => void;
}

/** Pin, change, take back. */
export function AnnouncementDeeds(props: AnnouncementDeedsProps) {
  const { competitionId, announcement, onChange, onWithdraw } = props;
  const { id, version, pinned, title } = announcement;
  const announced = useAnnounced(competitionId);
  const say = useErrorText();
  const pin = useMutation({
    mutationFn: () =>
      call(changeAnnouncement, {
        params: { competitionId, announcementId: id },
        body: { version, pinned: !pinned },
      }),
    onSuccess: ({ data }) => announced(data.pinned ? 'It is pinned' : 'It is pinned no longer'),
    onError: (failure) => addToast({ kind: 'error', title: 'Nothing was changed', detail: say(failure) }),
  });
  return (
    <Deeds>
      <Button
        size={32}
        busy={pin.isPending}
        aria-label={`${pinned ? 'Unpin' : 'Pin'}: ${title}`}
        onClick={() => pin.mutate()}
      >
        {pinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button size={32} aria-label={`Change: ${title}`} onClick={onChange}>
        Change
      </Button>
      <Button size={32} variant="danger" aria-label={`Take back: ${title}`} onClick={onWithdraw}>
        Take back
      </Button>
    </Deeds>
  );
}
