import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import {
  IconAt,
  IconBell,
  IconCash,
  IconFlag,
  IconHeart,
  IconMessage,
  IconMessages,
  IconPackage,
  IconScissors,
  IconShieldLock,
  IconSpeakerphone,
  IconTicket,
  IconTrophy,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

type Picture = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const pictures: Readonly<Record<NotificationKind, Picture>> = {
  security: IconShieldLock,
  case: IconFlag,
  role: IconUserCheck,
  invite: IconUserPlus,
  request: IconUserPlus,
  money: IconCash,
  mention: IconAt,
  reply: IconMessage,
  message: IconMessages,
  announcement: IconSpeakerphone,
  stock: IconPackage,
  cut: IconScissors,
  challenge: IconTrophy,
  event: IconTicket,
  comment: IconMessage,
  follow: IconBell,
  like: IconHeart,
};

/** What it is about, at a glance; the words say it too. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Image = pictures[kind];
  return <Image size={20} stroke={1.75} aria-hidden />;
}
