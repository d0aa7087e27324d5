import type { AuditLogLine, AuditLogQuery } from '@chalkline/contract/administration/audit-log.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { listAuditLog as listRows } from '../../audit/audit.service.ts';
import type { AuditedKind } from '../../audit/audited-things.service.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { thingsOf } from '../people/people.audited.service.ts';
import { listPeople } from '../people/people.list.service.ts';
import { findNames } from '../people/people.repository.ts';

/** So many people of a name are looked for; who has a longer list narrows it. */
const mostActors = 50;

/** The audit log of the whole site, for site administrators, as the endpoint says. */
export async function listAuditLog(
  parts: Parts,
  viewer: Viewer,
  query: AuditLogQuery,
  kinds: readonly AuditedKind[],
): Promise<Page<AuditLogLine[]>> {
  const { days, thing, actor, search } = query;
  const actorIds = await actorsOf(parts, viewer, { actor, search });
  const since = new Date(parts.clock.now().getTime() - Number(days) * day);
  const list = [days, thing ?? '', actor ?? '', search ?? ''];
  const page = await listRows(parts, { since, subjectKind: thing, actorIds, list }, query);
  const ids = new Set(page.data.flatMap(({ actorId }) => actorId ?? []));
  const names = await findNames(parts.database.sql, viewer, [...ids]);
  const things = await thingsOf(parts, viewer, page.data, kinds);
  return new Page(
    page.data.map(({ id, createdAt, actorId, action, subjectKind, subjectId, after, reason }) => ({
      id,
      at: createdAt.toISOString(),
      actor: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? 'Deleted member' },
      action,
      subjectKind,
      subjectId,
      thing: things.get(subjectId) ?? null,
      state: stateIn(after),
      reason,
    })),
    page.next,
  );
}

function stateIn(after: unknown): string | null {
  const state = (after as Readonly<Record<string, unknown>> | null)?.state;
  return typeof state === 'string' ? state : null;
}

/** Whose actions are asked for; null: everybody's. */
async function actorsOf(
  parts: Parts,
  viewer: Viewer,
  { actor, search }: Pick<AuditLogQuery, 'actor' | 'search'>,
): Promise<readonly string[] | null> {
  const one = actor === undefined ? null : [actor].filter(isId);
  if (!search) return one;
  const found = await listPeople(parts, viewer, { search, sort: 'newest', limit: mostActors });
  const ids = found.data.map(({ id }) => id);
  return one === null ? ids : ids.filter((id) => one.includes(id));
}
