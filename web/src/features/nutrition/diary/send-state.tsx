import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { RefusedSends, sendStatusText } from '../../../patterns/outbox/send-status.tsx';
import { diaryDesk, useOwnSends } from '../offline/diary-desk.ts';
import type { DiarySend } from '../offline/diary-store.ts';
import type { DeviceChange } from '../offline/foods-on-device.ts';
import styles from './diary.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whether the server has everything that was logged here, and what it didn't accept. */
export function SendState() {
  const { waiting, refused, offline, unkept } = useOwnSends();
  return (
    <>
      <p role="status" className={styles.sendStatus} data-waiting={waiting.length > 0 || undefined}>
        {waiting.length > 0 ? <IconCloudOff {...icon} /> : <IconCircleCheck {...icon} />}
        {sendStatusText(waiting.length, offline)}
      </p>
      <RefusedSends
        refused={refused}
        unkept={unkept}
        wordsOf={wordsOf}
        onRetry={(send) => void diaryDesk.retry(send)}
        onDiscard={(send) => void diaryDesk.discard(send)}
      />
    </>
  );
}

function wordsOf({ what, why }: DiarySend) {
  const again = what.kind === 'changed' ? 'Use this change' : 'Try again';
  return { text: `${nameOf(what)} wasn’t saved. ${why}`, again };
}

function nameOf(what: DeviceChange): string {
  switch (what.kind) {
    case 'entry':
    case 'quick':
      return what.entry.name;
    case 'changed':
      return `Your change to ${what.entry.name}`;
    case 'removed':
      return `Removing ${what.entry.name}`;
    case 'copy':
      return 'A copy from another day';
    case 'own_food':
      return what.food.name;
    case 'favorite':
      return `${what.food.name} as a favorite`;
    case 'weight':
      return 'Your weight';
    default:
      return 'Water';
  }
}
