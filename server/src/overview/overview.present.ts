import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import type { Overview } from './overview.service.ts';

export function presentOverview({ people, joined, site }: Overview): OverviewReply {
  return { people, joined: [...joined], site };
}
