import { accounts } from './accounts/domain.ts';
import { administration } from './administration/domain.ts';
import { audit } from './audit/domain.ts';
import { competitions } from './competitions/domain.ts';
import { countries } from './countries/domain.ts';
import type { Declared, DomainManifest } from './domain-manifest.ts';
import { type Domain, domains } from './domains.ts';
import { notifications } from './notifications/domain.ts';
import { organisations } from './organisations/domain.ts';
import { overview } from './overview/domain.ts';
import { sweepIdempotencyKeysJob } from './platform/http/idempotency.jobs.ts';
import { platformPersonalTables } from './platform/http/idempotency.ts';
import type { Route } from './platform/http/serve.ts';
import { handledBy, type JobBinding } from './platform/jobs/jobs.ts';
import { sweepLiveEventsJob } from './platform/live/live.jobs.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import type { LiveTopic } from './platform/live/live-topics.ts';
import { profiles } from './profiles/domain.ts';
import { showcase } from './showcase/domain.ts';
import { uploads } from './uploads/domain.ts';

/** The manifest of each domain that is built. What they declare is joined in the order of `domains.ts`. */
const built: Readonly<Partial<Record<Domain, DomainManifest>>> = {
  countries,
  audit,
  accounts,
  uploads,
  organisations,
  profiles,
  notifications,
  administration,
  competitions,
  showcase,
  overview,
};
const manifests = domains.flatMap((name) => built[name] ?? []);

const sharedThings = manifests.flatMap((manifest) => manifest.sharedThings ?? []);

export const declared: Declared = {
  uploadSubjects: manifests.flatMap(({ uploadSubjects = [] }) => uploadSubjects),
  notificationSubjects: manifests.flatMap(({ notificationSubjects = [] }) => notificationSubjects),
  newcomers: manifests.flatMap(({ newcomers = [] }) => newcomers),
  sharedThings,
  publicPages: manifests.flatMap(({ publicPages }) => publicPages?.(sharedThings) ?? []),
  // The highest domain comes first, as it finds what is a person's through what lies below it; the row of the
  // person itself goes last.
  personalData: [
    ...manifests
      .toReversed()
      .flatMap((manifest) => (manifest === accounts ? [] : (manifest.personalData ?? []))),
    { domain: 'platform', tables: platformPersonalTables },
    ...(accounts.personalData ? [accounts.personalData] : []),
  ],
};

/** Every call of the product. */
export const routes: readonly Route[] = [
  ...liveRoutes,
  ...manifests.flatMap((manifest) => manifest.routes?.(declared) ?? []),
];

/** Every job of the product. */
export const jobs: readonly JobBinding[] = [
  handledBy(sweepIdempotencyKeysJob, () => import('./platform/http/idempotency.jobs.handler.ts')),
  handledBy(sweepLiveEventsJob, () => import('./platform/live/live.jobs.handler.ts')),
  ...manifests.flatMap((manifest) => manifest.jobs?.(declared) ?? []),
];

/** Everything that browsers can watch. */
export const topics: readonly LiveTopic[] = manifests.flatMap((manifest) => manifest.topics ?? []);
