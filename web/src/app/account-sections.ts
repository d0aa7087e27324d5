import { securitySection } from '../features/accounts/accounts.sections.ts';
import { ordersSection } from '../features/checkout/checkout.sections.ts';
import { messagesSection } from '../features/messages/messages.sections.ts';
import { notificationSection } from '../features/notifications/notifications.sections.ts';
import { organizationSection } from '../features/organizations/organizations.sections.ts';
import {
  dataSection,
  privacySection,
  profileSection,
  unitsSection,
} from '../features/profiles/profiles.sections.ts';
import type { ScreenSection } from '../platform/screen-section.ts';

/** The tabs of /edit-profile, from all features, in the order in which they are shown. */
export const accountSections: readonly ScreenSection[] = [
  profileSection,
  privacySection,
  organizationSection,
  ordersSection,
  unitsSection,
  securitySection,
  notificationSection,
  messagesSection,
  dataSection,
];
