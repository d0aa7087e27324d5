import type { DomainManifest } from '../domain-manifest.ts';
import { bookingSubject } from './bookings/bookings.notify.service.ts';
import { bookingReceipts } from './bookings/bookings.receipts.service.ts';
import { bookingPersonalTables } from './bookings/bookings.repository.ts';
import { bookRepeatsJob } from './repeats/repeats.jobs.ts';
import { repeatPersonalTables } from './repeats/repeats.repository.ts';
import { financeRoutes } from './reports/finance.routes.ts';

export const finance: DomainManifest = {
  routes: () => financeRoutes,
  jobs: () => [bookRepeatsJob],
  uploadSubjects: [bookingReceipts],
  notificationSubjects: [bookingSubject],
  personalTables: [...bookingPersonalTables, ...repeatPersonalTables],
};
