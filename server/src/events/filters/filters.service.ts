import type { FiltersReply } from '@chalkline/contract/events/event.schema.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findFilters } from './filters.repository.ts';

/** What lists can be narrowed by. */
export function readFilters({ database, clock }: Parts, viewer: MaybeViewer): Promise<FiltersReply> {
  return findFilters(database.sql, viewer, clock.now());
}
