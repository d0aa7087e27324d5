import { listActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import type { ActivityQuery } from '@chalkline/contract/competitions/activity.schema.ts';
import { pagedQuery } from '../../../../patterns/paged-query.ts';
import { competitionQueries } from '../../competitions.queries.ts';

/** What was done in a competition, in pages. */
export function activityOf(competitionId: string, asked: Pick<ActivityQuery, 'topic' | 'search'>) {
  return pagedQuery([...competitionQueries.inside(competitionId), 'activity', asked], listActivity, {
    params: { competitionId },
    query: asked,
  });
}
