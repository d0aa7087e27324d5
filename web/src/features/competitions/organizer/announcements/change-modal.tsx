import {
  type AnnouncementReply,
  announcementPatch,
} from '@chalkline/contract/competitions/announcement.schema.ts';
import { changeAnnouncement } from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { call } from '../../../../platform/calls.ts';
import { useCallForm } from '../../../../platform/use-call-form.ts';
import { FormModal } from '../../../../ui/form-modal.tsx';
import { AnnouncementFields, announcementWords } from './announcement-fields.tsx';
import { useAnnounced } from './use-announced.ts';

interface ChangeModalProps {
  competitionId: string;
  announcement: AnnouncementReply;
  onClose: () => void;
}

/** Rewords an announcement. Nobody is told again: the bell leads to the new words. */
export function ChangeModal({ competitionId, announcement, onClose }: ChangeModalProps) {
  const { id, version, title, body, pinned } = announcement;
  const announced = useAnnounced(competitionId);
  const { form, ...rest } = useCallForm({
    initial: { version, title, body, pinned },
    schema: announcementPatch,
    words: announcementWords,
    send: async (patch) =>
      (await call(changeAnnouncement, { params: { competitionId, announcementId: id }, body: patch })).data,
    done: () => {
      announced('The announcement was changed');
      onClose();
    },
  });
  return (
    <FormModal {...rest} title="Change the announcement" deed="Save" onClose={onClose}>
      <AnnouncementFields
        title={form.getInputProps('title')}
        body={form.getInputProps('body')}
        pinned={form.getInputProps('pinned', { type: 'checkbox' })}
      />
    </FormModal>
  );
}
