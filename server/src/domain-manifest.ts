import type { KeptByConsent } from './accounts/consents/consents.service.ts';
import type { ClaimByEmail } from './accounts/newcomers/newcomers.service.ts';
import type { Parting } from './accounts/people/partings.service.ts';
import type { WelcomeNewcomer } from './accounts/registrations/registrations.verify.service.ts';
import type { BidFarewell } from './administration/people/people.standing.service.ts';
import type { AuditedKind } from './audit/audited-things.service.ts';
import type { Sellable } from './checkout/orders/sellable.service.ts';
import type { GroupKind } from './groups/groups/group-kinds.service.ts';
import type { Acquaintance } from './messages/conversations/acquaintances.service.ts';
import type { NotificationSubject } from './notifications/notifications/notification-subject.service.ts';
import type { PersonalTable } from './platform/database/personal-tables.ts';
import type { Retention } from './platform/database/retention.ts';
import type { Route } from './platform/http/serve.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { LiveTopic } from './platform/live/live-topics.ts';
import type { PostCardKind } from './platform/pages/post-cards.ts';
import type { PublicPageKind } from './platform/pages/public-pages.ts';
import type { SharedThingKind } from './platform/pages/shared-things.ts';
import type { PersonalData } from './platform/personal-data.ts';
import type { UploadSubject } from './uploads/uploads.fetch.service.ts';
import type { PaperSubject } from './waivers/subjects/paper-subject.service.ts';

/**
 * What a domain hands to the app, declared in its `domain.ts` and joined in `manifests.ts` in the order of the
 * domains. Routes and jobs that ask every domain (who may see this file, what belongs in an export) are given what
 * all manifests declare.
 */
export interface DomainManifest {
  readonly routes?: (all: Declared) => readonly Route[];
  /** Their services are loaded when they first have work. */
  readonly jobs?: (all: Declared) => readonly Job[];
  /** Tables whose rows are kept for some time only. */
  readonly retentions?: readonly Retention[];
  /** What browsers can watch. */
  readonly topics?: readonly LiveTopic[];
  /** What uploads belong to. */
  readonly uploadSubjects?: readonly UploadSubject[];
  /** What notifications are about. */
  readonly notificationSubjects?: readonly NotificationSubject[];
  /** What else happens when somebody proves their address. */
  readonly newcomers?: readonly WelcomeNewcomer[];
  /** What becomes somebody’s once they prove an email. */
  readonly claims?: readonly ClaimByEmail[];
  /** What else happens when somebody leaves an organization. */
  readonly farewells?: readonly BidFarewell[];
  /** What else ends when people block each other or a trainer stops being one. */
  readonly partings?: readonly Parting[];
  /** What types of groups add to groups. */
  readonly groupKinds?: readonly GroupKind[];
  /** By what people know each other: who is known is no stranger when they write. */
  readonly acquaintances?: readonly Acquaintance[];
  /** What can be bought. */
  readonly sellables?: readonly Sellable[];
  /** What waivers and questions can belong to. */
  readonly paperSubjects?: readonly PaperSubject[];
  /** What can be shared and featured. */
  readonly sharedThings?: readonly SharedThingKind[];
  /** What the audit log has lines about, as far as administrators may know of it. */
  readonly auditedKinds?: readonly AuditedKind[];
  /** What posts show cards of besides what can be shared. */
  readonly postCards?: readonly PostCardKind[];
  /** Addresses that describe themselves to search engines and link previews. */
  readonly publicPages?: (sharedThings: readonly SharedThingKind[]) => readonly PublicPageKind[];
  /** What is kept of people's health by their consent, and goes with it. */
  readonly keptByConsent?: readonly KeptByConsent[];
  /** What belongs in a person's export, and what becomes of it when they are erased. */
  readonly personalData?: PersonalData;
  /** The same where tables alone answer it. */
  readonly personalTables?: readonly PersonalTable[];
}

/** What all domains declare together. */
export interface Declared {
  readonly uploadSubjects: readonly UploadSubject[];
  readonly notificationSubjects: readonly NotificationSubject[];
  readonly newcomers: readonly WelcomeNewcomer[];
  readonly claims: readonly ClaimByEmail[];
  readonly farewells: readonly BidFarewell[];
  readonly partings: readonly Parting[];
  readonly sharedThings: readonly SharedThingKind[];
  readonly auditedKinds: readonly AuditedKind[];
  readonly postCards: readonly PostCardKind[];
  readonly groupKinds: readonly GroupKind[];
  readonly acquaintances: readonly Acquaintance[];
  readonly sellables: readonly Sellable[];
  readonly paperSubjects: readonly PaperSubject[];
  readonly publicPages: readonly PublicPageKind[];
  readonly keptByConsent: readonly KeptByConsent[];
  readonly personalData: readonly PersonalData[];
}
