import type { NewPushDevice } from '@chalkline/contract/notifications/push-device.schema.ts';
import { webBase } from '@chalkline/contract/urls.ts';

/** Whether this browser can show notifications; `blocked`: the person refused them for this site. */
export type BrowserPush = 'ready' | 'blocked' | 'unsupported';

export function browserPush(): BrowserPush {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!knows) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Browsers ask only in answer to a press. */
export async function allowsNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** The subscription of this browser with the server's key. One with an older key is replaced. */
export async function subscribeBrowser(publicKey: string): Promise<NewPushDevice> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

export async function unsubscribeBrowser(): Promise<void> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration(`${webBase}/`);
  if (!found?.active) throw new Error('This page has no active service worker.');
  return found;
}
