import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import {
  changeAnnouncement,
  withdrawAnnouncement,
} from '@chalkline/contract/competitions/announcements.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { AnnouncementList } from '../../announcements/announcement-list.tsx';
import { announcementQueries } from '../../announcements/announcements.queries.ts';
import { AnnouncementModal } from './announcement-modal.tsx';

/** Announcements from the organizer to athletes and staff. */
export function AnnouncementsPart({ competition }: { competition: CompetitionReply }) {
  const [posting, setPosting] = useState(false);
  const { can, state } = competition;
  return (
    <Stack gap={16}>
      <PageTitle
        below="Shown on the competition page, and sent as a notification and by email."
        actions={
          can.announce && (
            <Button variant="main" onClick={() => setPosting(true)}>
              Post an announcement
            </Button>
          )
        }
      >
        Announcements
      </PageTitle>
      {!can.announce && (
        <Note>
          {state === 'draft'
            ? 'Publish the competition to post announcements.'
            : 'This competition is archived, so you can’t post announcements.'}
        </Note>
      )}
      <Panel title="Posted">
        <AnnouncementList
          competition={competition}
          empty="Post times, places and changes to everyone, one division or only your staff."
          actions={(announcement) =>
            can.announce && <AnnouncementActions competition={competition} announcement={announcement} />
          }
        />
      </Panel>
      {posting && (
        <AnnouncementModal competition={competition} announcement={null} onClose={() => setPosting(false)} />
      )}
    </Stack>
  );
}

interface AnnouncementActionsProps {
  competition: CompetitionReply;
  announcement: AnnouncementReply;
}

function AnnouncementActions({ competition, announcement }: AnnouncementActionsProps) {
  const { id: announcementId, version, pinned, title } = announcement;
  const params = { competitionId: competition.id, announcementId };
  const invalidates = [announcementQueries.list(competition.id).queryKey];
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const verb = pinned ? 'Unpin' : 'Pin';
  const pin = useAction({
    send: (call) => call(changeAnnouncement, { params, body: { version, pinned: !pinned } }),
    done: `Announcement ${pinned ? 'unpinned' : 'pinned'}`,
    failed: `Couldn’t ${verb.toLowerCase()} the announcement`,
    invalidates,
  });
  return (
    <RowActions>
      <Button size={32} busy={pin.busy} aria-label={`${verb}: ${title}`} onClick={() => pin.run()}>
        {verb}
      </Button>
      <Button size={32} aria-label={`Edit: ${title}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button size={32} variant="danger" aria-label={`Delete: ${title}`} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && (
        <AnnouncementModal competition={competition} announcement={announcement} onClose={close} />
      )}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${title}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(withdrawAnnouncement, { params })}
          done="Announcement deleted"
          invalidates={invalidates}
          onClose={close}
        >
          <p>
            It’s removed from the competition page and from notifications. Emails that haven’t gone out yet
            won’t be sent.
          </p>
        </ConfirmAction>
      )}
    </RowActions>
  );
}
