import type { DomainManifest } from '../domain-manifest.ts';
import { attachmentRoutes } from './attachments/attachments.routes.ts';
import { attachmentFiles } from './attachments/attachments.service.ts';
import { eventCalendarRoutes } from './calendar/calendar.routes.ts';
import { cancellationSubject } from './cancellations/cancellations.notify.service.ts';
import { cancellationRoutes } from './cancellations/cancellations.routes.ts';
import { claimDeskTickets } from './door/desk-sales.service.ts';
import { doorLiveTopic } from './door/door.live.service.ts';
import { doorRoutes } from './door/door.routes.ts';
import { eventKind } from './events/event-kind.service.ts';
import { eventRoutes } from './events/events.routes.ts';
import { filterRoutes } from './filters/filters.routes.ts';
import { mailHolderJob, remindHoldersJob } from './holder-mails/holder-mails.jobs.ts';
import { heldEventSubject } from './holder-mails/holder-mails.notify.service.ts';
import { holderNameRoutes } from './holder-names/holder-names.routes.ts';
import { managedEventRoutes } from './managed/managed-events.routes.ts';
import { orderAttendeeRoutes } from './order-attendees/order-attendees.routes.ts';
import { passRoutes } from './own-passes/own-passes.routes.ts';
import { paperDeskRoutes } from './paper-desk/paper-desk.routes.ts';
import { eventPapers } from './papers/event-papers.service.ts';
import { passSellable } from './passes/passes.sale.service.ts';
import { eventsPersonalData } from './personal/personal.service.ts';
import { eventPromoCodeRoutes } from './promo-codes/promo-codes.routes.ts';
import { paymentIntentRoutes } from './sale/payment-intents.routes.ts';
import { ticketSellable } from './sale/tickets.sale.service.ts';
import { changedEventSubject } from './series/changes.notify.service.ts';
import { watchEventSave } from './series/series.service.ts';
import { ticketTransferRetention } from './tickets/transfers.table.ts';
import { mailTransferJob } from './transfers/transfers.jobs.ts';
import { transferSubject } from './transfers/transfers.notify.service.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';
import { serveTicketWaitingJob } from './waiting/waiting.jobs.ts';
import { waitingTicketSubject } from './waiting/waiting.notify.service.ts';
import { ticketWaitingRoutes } from './waiting/waiting.routes.ts';

export const events: DomainManifest = {
  routes: () => [
    ...eventRoutes,
    ...cancellationRoutes,
    ...eventCalendarRoutes,
    ...filterRoutes,
    ...paymentIntentRoutes,
    ...orderAttendeeRoutes,
    ...eventPromoCodeRoutes,
    ...doorRoutes,
    ...managedEventRoutes,
    ...ticketWaitingRoutes,
    ...paperDeskRoutes,
    ...transferRoutes,
    ...holderNameRoutes,
    ...passRoutes,
    ...attachmentRoutes,
  ],
  jobs: () => [serveTicketWaitingJob, mailTransferJob, mailHolderJob, remindHoldersJob],
  notificationSubjects: [
    cancellationSubject,
    changedEventSubject,
    waitingTicketSubject,
    transferSubject,
    heldEventSubject,
  ],
  retentions: [ticketTransferRetention],
  topics: [doorLiveTopic],
  groupKinds: [{ ...eventKind, watchSave: watchEventSave }],
  uploadSubjects: [attachmentFiles],
  claims: [claimDeskTickets],
  sellables: [ticketSellable, passSellable],
  paperSubjects: [eventPapers],
  personalData: eventsPersonalData,
};
