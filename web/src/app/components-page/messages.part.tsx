import {
  IconDots,
  IconLayoutDashboard,
  IconLogout,
  IconMessages,
  IconTicket,
  IconTrophy,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ShareButton } from '../../patterns/share/share-button.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { ConfirmModal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { SkeletonCards, SkeletonRows, SkeletonText } from '../../ui/skeleton.tsx';
import { CountTag } from '../../ui/tag.tsx';
import { addToast, removeToast, type ToastMessage, updateToast } from '../../ui/toasts.tsx';
import { Part } from './part.tsx';

const examples: readonly ToastMessage[] = [
  { title: 'Heat 3 starts at 14:44' },
  { kind: 'info', title: 'Heats updated', detail: 'You’re now in heat 4, lane 2.' },
  { kind: 'success', title: 'Link copied' },
  { kind: 'warning', title: 'You’re offline', detail: '3 scores are saved on this phone.' },
  {
    kind: 'error',
    title: 'Score not saved',
    detail: 'It’s the same as the score from 14:36:02.',
    action: { label: 'Open', onClick: () => undefined },
  },
];

export function ToastsPart() {
  const [reading, setReading] = useState<string | null>(null);
  return (
    <Part title="Toasts: top right, 5 s, drag away at 80%">
      <Row>
        {examples.map((example) => (
          <Button key={example.title} size={32} onClick={() => addToast(example)}>
            {example.kind ?? 'default'}
          </Button>
        ))}
      </Row>
      <Row>
        <Button
          size={32}
          onClick={() =>
            setReading(addToast({ kind: 'loading', title: 'Importing athletes.csv: 148 of 240 rows' }))
          }
        >
          loading
        </Button>
        <Button
          size={32}
          disabled={!reading}
          onClick={() => reading && updateToast(reading, { kind: 'success', title: '240 athletes imported' })}
        >
          update
        </Button>
        <Button size={32} disabled={!reading} onClick={() => reading && removeToast(reading)}>
          remove
        </Button>
      </Row>
    </Part>
  );
}

export function OverlaysPart() {
  const [open, setOpen] = useState<'confirm' | null>(null);
  const close = () => setOpen(null);
  const icon = { size: 18, stroke: 1.75 };
  return (
    <Part title="Menu and modals">
      <Row>
        <Menu
          align="start"
          target={<IconButton label="More" edged icon={<IconDots size={20} stroke={1.75} />} />}
        >
          <MenuItem icon={<IconLayoutDashboard {...icon} />}>Dashboard</MenuItem>
          <MenuItem icon={<IconMessages {...icon} />} end={<CountTag value={3} label="unread" />}>
            Messages
          </MenuItem>
          <MenuItem icon={<IconTrophy {...icon} />}>Manage Competitions</MenuItem>
          <MenuItem icon={<IconTicket {...icon} />} disabled>
            My Tickets
          </MenuItem>
          <MenuDivider />
          <MenuItem icon={<IconLogout {...icon} />}>Log out</MenuItem>
        </Menu>
        <ShareButton name="Rift Valley Open" segment="competition-detail" id="01926f3a" />
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      </Row>
      <ConfirmModal
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Withdraw Selam Tesfaye?"
        confirm="Withdraw and refund"
        keep="Keep her registered"
        danger
      >
        Her spot in Women Rx goes to the first of 12 athletes on the waitlist. KES 6,000 is refunded in full
        until November 21.
      </ConfirmModal>
    </Part>
  );
}

export function MessagesPart() {
  return (
    <>
      <Part title="Empty, error">
        <EmptyState
          title="No heats yet"
          action={
            <Button variant="main" size={32}>
              Seed the heats
            </Button>
          }
        >
          Seed 34 athletes into 5 heats, or assign them by hand.
        </EmptyState>
        <ErrorState title="Couldn’t load the leaderboard" onRetry={() => undefined}>
          The server took too long. Your filters are kept.
        </ErrorState>
      </Part>
      <Part title="Skeleton: the shape of the content to come">
        <SkeletonRows rows={4} />
        <SkeletonText />
      </Part>
      <Part title="Notes">
        <Stack gap={8}>
          <Note>Athletes see version 4 until you publish.</Note>
          <Note tone="good">All 166 waivers are signed.</Note>
          <Note tone="warn">12 judges are missing on Sunday.</Note>
          <Note tone="bad">Row 17: 648 points in a field of 60.</Note>
        </Stack>
      </Part>
      <Part title="Skeleton of cards" span={12}>
        <SkeletonCards cards={3} />
      </Part>
    </>
  );
}
