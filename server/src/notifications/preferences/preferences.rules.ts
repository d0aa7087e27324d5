import {
  isMandatory,
  type NotificationKind,
  type NotificationWays,
  notificationKinds,
  usualWays,
} from '@chalkline/contract/notifications/notification-kinds.ts';
import type { Digest, KindChoice } from '@chalkline/contract/notifications/preference.schema.ts';

/** How mail goes to somebody who has chosen nothing. */
export const usualMail: {
  readonly digest: Digest;
  readonly quietFrom: null;
  readonly quietTo: null;
  readonly privateText: boolean;
} = { digest: 'off', quietFrom: null, quietTo: null, privateText: false };

/** `push` is null where only the other ways were chosen. */
type Chosen = Omit<NotificationWays, 'push'> & {
  readonly kind: NotificationKind;
  readonly push: boolean | null;
};

/** The ways of a kind: as chosen, else as usual; what is always told is not chosen. */
export function waysOf(kind: NotificationKind, chosen: readonly Chosen[]): NotificationWays {
  if (isMandatory(kind)) return { inApp: true, email: true, push: true };
  const usual = usualWays(kind);
  const { inApp, email, push } = chosen.find((choice) => choice.kind === kind) ?? usual;
  return { inApp, email, push: push ?? usual.push };
}

/** Each kind that can happen with its ways, the strongest first. */
export function choicesOf(raised: ReadonlySet<NotificationKind>, chosen: readonly Chosen[]): KindChoice[] {
  return notificationKinds
    .filter((kind) => raised.has(kind))
    .map((kind) => ({ kind, ...waysOf(kind, chosen), isFixed: isMandatory(kind) }));
}

/** `22:30` as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as `22:30`. */
export function timeOf(minutes: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
