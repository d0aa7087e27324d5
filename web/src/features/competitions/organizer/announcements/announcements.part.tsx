import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { AnnouncementList } from '../../announcements/announcement-list.tsx';
import { AnnouncementDeeds } from './announcement-deeds.tsx';
import { ChangeModal } from './change-modal.tsx';
import { WithdrawModal } from './withdraw-modal.tsx';
import { WriteModal } from './write-modal.tsx';

type Open =
  | { readonly what: 'write' }
  | { readonly what: 'change' | 'withdraw'; readonly announcement: AnnouncementReply };

/** Where those who run it tell its people what they have to know. */
export function AnnouncementsPart({ competition }: { competition: CompetitionReply }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { can, state } = competition;
  return (
    <Stack gap={16}>
      <PageTitle
        below="They stand on the competition’s page, ring the bell of everybody they are for, and go by mail."
        actions={
          can.announce && (
            <Button variant="main" onClick={() => setOpen({ what: 'write' })}>
              Write an announcement
            </Button>
          )
        }
      >
        Announcements
      </PageTitle>
      {!can.announce && (
        <Note>
          {state === 'draft'
            ? 'The competition is a draft: publish it, and there is somebody to tell.'
            : 'The competition is archived: nothing is announced any more.'}
        </Note>
      )}
      <Panel title="What was announced">
        <AnnouncementList
          competition={competition}
          none="Times, places, changes: tell everybody at once, or one division, or only the staff."
          deeds={(announcement) =>
            can.announce && (
              <AnnouncementDeeds
                competitionId={competition.id}
                announcement={announcement}
                onChange={() => setOpen({ what: 'change', announcement })}
                onWithdraw={() => setOpen({ what: 'withdraw', announcement })}
              />
            )
          }
        />
      </Panel>
      {open?.what === 'write' && <WriteModal competition={competition} onClose={close} />}
      {open?.what === 'change' && (
        <ChangeModal competitionId={competition.id} announcement={open.announcement} onClose={close} />
      )}
      {open?.what === 'withdraw' && (
        <WithdrawModal competitionId={competition.id} announcement={open.announcement} onClose={close} />
      )}
    </Stack>
  );
}
