import {
  IconAlertTriangle,
  IconBuildingBank,
  IconDesk,
  IconMail,
  IconReceiptRefund,
  IconUsersGroup,
} from '@tabler/icons-react';
import { participationSection } from '../features/activities/activities.sections.ts';
import { alertsSection, disputesSection, payoutRunsSection } from '../features/checkout/checkout.sections.ts';
import type { DashboardSection } from '../features/overview/dashboard-section.ts';
import { deskSection } from '../features/overview/overview.sections.ts';
import { contactSection } from '../features/showcase/showcase.sections.ts';

/** What the features show on /dashboard, in the order of its menu. */
export const dashboardSections: readonly DashboardSection[] = [
  {
    section: participationSection,
    icon: <IconUsersGroup size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['corporate_admin'],
  },
  {
    section: deskSection,
    icon: <IconDesk size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['corporate_admin'],
  },
  {
    section: contactSection,
    icon: <IconMail size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['admin'],
  },
  {
    section: alertsSection,
    icon: <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['admin'],
  },
  {
    section: disputesSection,
    icon: <IconReceiptRefund size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['admin'],
  },
  {
    section: payoutRunsSection,
    icon: <IconBuildingBank size={20} stroke={1.75} aria-hidden="true" />,
    accountTypes: ['admin'],
  },
];
