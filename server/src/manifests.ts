import { accounts } from './accounts/domain.ts';
import { activities } from './activities/domain.ts';
import { administration } from './administration/domain.ts';
import { agenda } from './agenda/domain.ts';
import { assistant } from './assistant/domain.ts';
import { audit } from './audit/domain.ts';
import { checkout } from './checkout/domain.ts';
import { coaching } from './coaching/domain.ts';
import { competitions } from './competitions/domain.ts';
import { countries } from './countries/domain.ts';
import type { Declared, DomainManifest } from './domain-manifest.ts';
import { type Domain, domains } from './domains.ts';
import { events } from './events/domain.ts';
import { finance } from './finance/domain.ts';
import { groups } from './groups/domain.ts';
import { inventory } from './inventory/domain.ts';
import { memberships } from './memberships/domain.ts';
import { messages } from './messages/domain.ts';
import { moderation } from './moderation/domain.ts';
import { money } from './money/domain.ts';
import { notifications } from './notifications/domain.ts';
import { nutrition } from './nutrition/domain.ts';
import { organizations } from './organizations/domain.ts';
import { overview } from './overview/domain.ts';
import { partners } from './partners/domain.ts';
import type { Retention } from './platform/database/retention.ts';
import { idempotencyRetention } from './platform/http/idempotency.table.ts';
import { platformPersonalTables } from './platform/http/idempotency.ts';
import type { Route } from './platform/http/serve.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { retentionJob } from './platform/jobs/retention.jobs.ts';
import { sweepLiveEventsJob } from './platform/live/live.jobs.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import type { LiveTopic } from './platform/live/live-topics.ts';
import { cardsOfShared } from './platform/pages/post-cards.ts';
import { posts } from './posts/domain.ts';
import { profiles } from './profiles/domain.ts';
import { programs } from './programs/domain.ts';
import { search } from './search/domain.ts';
import { showcase } from './showcase/domain.ts';
import { training } from './training/domain.ts';
import { uploads } from './uploads/domain.ts';
import { waivers } from './waivers/domain.ts';

/** The manifest of each domain. Their declarations are joined in the order of `domains.ts`. */
const built: Readonly<Partial<Record<Domain, DomainManifest>>> = {
  countries,
  audit,
  accounts,
  uploads,
  organizations,
  profiles,
  notifications,
  administration,
  groups,
  posts,
  activities,
  messages,
  moderation,
  money,
  checkout,
  waivers,
  events,
  competitions,
  programs,
  nutrition,
  showcase,
  assistant,
  agenda,
  search,
  overview,
  inventory,
  finance,
  coaching,
  memberships,
  training,
  partners,
};
const named = domains.flatMap((domain) => (built[domain] ? [{ domain, manifest: built[domain] }] : []));
const manifests = named.map(({ manifest }) => manifest);

const sharedThings = manifests.flatMap((manifest) => manifest.sharedThings ?? []);

export const declared: Declared = {
  uploadSubjects: manifests.flatMap(({ uploadSubjects = [] }) => uploadSubjects),
  notificationSubjects: manifests.flatMap(({ notificationSubjects = [] }) => notificationSubjects),
  newcomers: manifests.flatMap(({ newcomers = [] }) => newcomers),
  claims: manifests.flatMap(({ claims = [] }) => claims),
  partings: manifests.flatMap(({ partings = [] }) => partings),
  farewells: manifests.flatMap(({ farewells = [] }) => farewells),
  sharedThings,
  auditedKinds: manifests.flatMap(({ auditedKinds = [] }) => auditedKinds),
  postCards: [...sharedThings.map(cardsOfShared), ...manifests.flatMap(({ postCards = [] }) => postCards)],
  paperSubjects: manifests.flatMap(({ paperSubjects }) => paperSubjects ?? []),
  groupKinds: manifests.flatMap(({ groupKinds = [] }) => groupKinds),
  acquaintances: manifests.flatMap(({ acquaintances = [] }) => acquaintances),
  sellables: manifests.flatMap(({ sellables = [] }) => sellables),
  publicPages: manifests.flatMap(({ publicPages }) => publicPages?.(sharedThings) ?? []),
  keptByConsent: manifests.flatMap(({ keptByConsent = [] }) => keptByConsent),
  // Highest domain first, because it finds a person's data through lower ones; the person's own row comes last.
  personalData: [
    ...named
      .toReversed()
      .flatMap(({ domain, manifest: { personalData, personalTables } }) => [
        ...(personalTables ? [{ domain, tables: personalTables }] : []),
        ...(personalData && domain !== 'accounts' ? [personalData] : []),
      ]),
    { domain: 'platform', tables: platformPersonalTables },
    ...(accounts.personalData ? [accounts.personalData] : []),
  ],
};

/** Every call of the product. */
export const routes: readonly Route[] = [
  ...liveRoutes,
  ...manifests.flatMap((manifest) => manifest.routes?.(declared) ?? []),
];

/** Every table whose rows are deleted after some time. */
export const retentions: readonly Retention[] = [
  idempotencyRetention,
  ...manifests.flatMap((manifest) => manifest.retentions ?? []),
];

/** Every job of the product. */
export const jobs: readonly Job[] = [
  retentionJob(retentions),
  sweepLiveEventsJob,
  ...manifests.flatMap((manifest) => manifest.jobs?.(declared) ?? []),
];

/** Everything browsers can watch. */
export const topics: readonly LiveTopic[] = manifests.flatMap((manifest) => manifest.topics ?? []);
