import type {
  PushDeviceReply,
  PushDevicesReply,
} from '@chalkline/contract/notifications/push-device.schema.ts';
import { addPushDevice, removePushDevice } from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choices.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { allowsNotifications, browserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import styles from './push-panel.module.css';

/** Push notifications on this device, and the other devices that have them. */
export function PushPanel() {
  const { data, error, refetch, isFetching } = useQuery(notificationQueries.pushDevices());
  return (
    <Panel title="Push notifications" padded>
      {data ? (
        <Devices {...data} />
      ) : error ? (
        <ErrorState title="Couldn’t load your devices" onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonText lines={2} label="Loading devices" />
      )}
    </Panel>
  );
}

const invalidates = [notificationQueries.pushDevices().queryKey];

function Devices({ publicKey, devices }: PushDevicesReply) {
  const mine = devices.find(({ isThis }) => isThis);
  const others = devices.filter(({ isThis }) => !isThis);
  const [state, setState] = useState(browserPush);
  const turnOn = useAction({
    send: async (call) => call(addPushDevice, { body: await subscribeBrowser(publicKey) }),
    done: 'Push notifications turned on',
    failed: 'Couldn’t turn on push notifications',
    invalidates,
  });
  const remove = useAction({
    send: async (call, { id, isThis }: PushDeviceReply) => {
      await call(removePushDevice, { params: { pushDeviceId: id } });
      // The server sends nothing more, whatever the browser says.
      if (isThis) await unsubscribeBrowser().catch(() => undefined);
    },
    done: 'Push notifications turned off',
    failed: 'Couldn’t turn off push notifications',
    invalidates,
  });
  const change = async (isOn: boolean) => {
    if (!isOn && mine) remove.run(mine);
    if (!isOn) return;
    if (await allowsNotifications()) turnOn.run();
    else setState(browserPush());
  };
  return (
    <Stack gap={16}>
      {state === 'unsupported' ? (
        <p className={text.muted}>
          This browser can’t show push notifications. On an iPhone or iPad, add this site to your Home Screen
          and open it from there.
        </p>
      ) : (
        <Switch
          label="On this device"
          hint="Shows notifications even when the site is closed. Choose what is pushed above."
          checked={turnOn.busy || (mine !== undefined && !remove.busy)}
          disabled={turnOn.busy || remove.busy || (state === 'blocked' && !mine)}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      )}
      {state === 'blocked' && (
        <Note tone="warn" announced>
          Your browser blocks notifications from this site. Allow them in the browser’s settings, then reload
          this page.
        </Note>
      )}
      {others.length > 0 && (
        <ul className={styles.list} aria-label="Other devices with push notifications">
          {others.map((one) => (
            <li key={one.id} className={styles.row}>
              <div>
                <div className={styles.name}>{one.device}</div>
                <div className={text.muted}>
                  Turned on <TimeAgo at={one.since} />
                </div>
              </div>
              <Button
                size={32}
                busy={remove.sending?.id === one.id}
                aria-label={`Turn off push notifications on ${one.device}`}
                onClick={() => remove.run(one)}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
