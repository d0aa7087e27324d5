import { type AttachmentReply, attachmentLimits } from '@chalkline/contract/events/attachment.schema.ts';
import { deleteAttachment } from '@chalkline/contract/events/attachments.endpoints.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { eventQueries } from '../events.queries.ts';
import { AttachmentList } from './attachment-list.tsx';
import { AttachmentModal } from './attachment-modal.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The files and links of an event, for who edits it. They are saved at once, not with the form above. */
export function EditAttachments({ eventId }: { eventId: string }) {
  const query = useQuery(eventQueries.attachments(eventId));
  const [open, setOpen] = useState<AttachmentReply | 'new' | null>(null);
  const [deleting, setDeleting] = useState<AttachmentReply | null>(null);
  const isFull = (query.data?.length ?? 0) >= attachmentLimits.perEvent;
  return (
    <Panel
      padded
      title="Attachments"
      actions={
        <Button size={32} disabled={isFull} onClick={() => setOpen('new')}>
          Add an attachment
        </Button>
      }
    >
      <Loaded query={query} failed="Couldn’t load the attachments">
        {(attachments) =>
          attachments.length === 0 ? (
            <EmptyState title="No attachments">Add a floor plan, rules or a link to parking.</EmptyState>
          ) : (
            <AttachmentList
              attachments={attachments}
              actions={(attachment) => (
                <>
                  <IconButton
                    label={`Edit ${attachment.title}`}
                    icon={<IconPencil {...icon} />}
                    onClick={() => setOpen(attachment)}
                  />
                  <IconButton
                    label={`Delete ${attachment.title}`}
                    icon={<IconTrash {...icon} />}
                    onClick={() => setDeleting(attachment)}
                  />
                </>
              )}
            />
          )
        }
      </Loaded>
      {open && (
        <AttachmentModal
          eventId={eventId}
          attachment={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {deleting && (
        <ConfirmAction
          danger
          title={`Delete ${deleting.title}?`}
          confirm="Delete"
          keep="Keep it"
          send={(call) => call(deleteAttachment, { query: { attachment_id: deleting.id } })}
          done="Attachment deleted"
          invalidates={[eventQueries.attachments(eventId).queryKey]}
          onClose={() => setDeleting(null)}
        >
          People who see the event can’t open it anymore.
        </ConfirmAction>
      )}
    </Panel>
  );
}
