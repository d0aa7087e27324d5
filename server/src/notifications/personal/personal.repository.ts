import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { notificationChoices, notificationSettings } from '../preferences/preferences.table.ts';
import { pushDevices } from '../push-devices/push-devices.table.ts';

/** What notifications hold of people. */
export const notificationsPersonalTables: readonly PersonalTable[] = [
  {
    table: notifications,
    byId: [notifications.personId],
    exported: {
      name: 'notifications',
      columns: {
        kind: notifications.kind,
        about: notifications.subjectKind,
        happening: notifications.happening,
        at: notifications.raisedAt,
        read: notifications.readAt,
      },
    },
    erased: 'deleted',
  },
  {
    table: notificationSettings,
    byId: [notificationSettings.personId],
    exported: {
      name: 'notification-settings',
      columns: {
        digest: notificationSettings.digest,
        quietFrom: notificationSettings.quietFrom,
        quietTo: notificationSettings.quietTo,
      },
    },
    erased: 'deleted',
  },
  {
    table: notificationChoices,
    byId: [notificationChoices.personId],
    exported: {
      name: 'notification-choices',
      columns: {
        kind: notificationChoices.kind,
        inApp: notificationChoices.inApp,
        email: notificationChoices.email,
        push: notificationChoices.push,
      },
    },
    erased: 'deleted',
  },
  {
    table: pushDevices,
    byId: [pushDevices.personId],
    exported: { name: 'push-devices', columns: { since: pushDevices.createdAt } },
    erased: 'deleted',
  },
];
