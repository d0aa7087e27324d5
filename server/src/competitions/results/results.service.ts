import { type PageAsked, readPage } from '../../platform/http/read-page.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { findStandings, type Standing } from '../standings/boards.store.service.ts';
import { findResultsOf, resultOrder } from './results.repository.ts';

type Found = Awaited<ReturnType<typeof findResultsOf>>[number];

/** One entry with what everybody may know of its place; `board` is null before the first ranking. */
export interface ResultSeen extends Found {
  readonly board: Standing | null;
}

/**
 * What a person takes and took part in, where their page shows it: the public board's word, so nothing that is
 * not published, and of private competitions nothing to who may not see them. Throws 404 when the page, or its
 * results, are not for this viewer.
 */
export async function listPersonResults(
  parts: Parts,
  viewer: MaybeViewer,
  who: string,
  { search, ...query }: PageAsked & { readonly search?: string | undefined },
): Promise<Page<ResultSeen[]>> {
  const { person, visible } = await seePerson(parts, viewer, who);
  if (!visible.results) throw notFound();
  const whose = { personId: person.id, viewerId: viewer?.personId ?? null, search };
  const found = await readPage(parts.config, query, {
    list: ['results', person.id, search],
    order: resultOrder,
    read: (page) => findResultsOf(parts.database.sql, whose, page),
  });
  const asked = found.data.map(({ entryId, bib, division }) => ({ entryId, bib, divisionId: division.id }));
  const standings = await parts.database.transaction(({ sql }) => findStandings(sql, asked), 'snapshot');
  return presentPage(found, (entry) => ({ ...entry, board: standings.get(entry.entryId) ?? null }));
}
