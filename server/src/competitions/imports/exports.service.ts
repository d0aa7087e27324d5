import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import type { ExportReply } from '@chalkline/contract/http/export.schema.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { type CompetitionRight, hasRight } from '../competitions/competitions.policy.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { findClaimsOf } from '../entry-claims/entry-claims.repository.ts';
import { findCurrentScores } from '../scores/scores.repository.ts';
import { findAllEntries, findMemberNames } from './imports.repository.ts';

/**
 * All entries by bib, with the emails of those who haven't claimed theirs and the names of a team's members; the file
 * can be imported again.
 */
export async function exportEntries(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<ExportReply> {
  const name = await enterExport(parts, viewer, competitionId, 'manageEntries');
  const divisions = await findDivisions(parts.database.sql, competitionId);
  const divisionName = new Map(divisions.map((division) => [division.id, division.name]));
  const entries = await findAllEntries(parts.database.sql, competitionId);
  const claims = await findClaimsOf(parts.database.sql, competitionId);
  const emailOf = new Map(claims.map(({ entryId, email }) => [entryId, email]));
  const teams = Map.groupBy(
    await findMemberNames(parts.database.sql, competitionId),
    ({ entryId }) => entryId,
  );
  const rows = entries
    .sort((a, b) => a.bib - b.bib)
    .map((entry) => [
      entry.bib,
      entry.name,
      divisionName.get(entry.divisionId) ?? '',
      entry.country,
      entry.region,
      entry.affiliate,
      entry.birthDate,
      entry.unnamed ? 'yes' : '',
      emailOf.get(entry.id) ?? '',
      entry.state,
      (teams.get(entry.id) ?? []).map(({ name }) => name).join('; '),
    ]);
  const header = [
    'bib',
    'name',
    'division',
    'country',
    'region',
    'affiliate',
    'birth date',
    'not named',
    'email',
    'status',
    'members',
  ];
  return { fileName: fileNameOf([name, 'entries'], 'csv'), csv: writeCsv(header, rows) };
}

/** All current scores by workout and bib, as they are shown; the file can be imported again. */
export async function exportScores(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<ExportReply> {
  const name = await enterExport(parts, viewer, competitionId, 'seeInside');
  const scores = await findCurrentScores(parts.database.sql, competitionId);
  const rows = scores.map(({ bib, name: athlete, division, workout, score, scoring }) => [
    bib,
    athlete,
    division,
    workout,
    score.value === null ? '' : showScore(score.value, scoring).text,
    score.receivedAt.toISOString(),
  ]);
  const header = ['bib', 'name', 'division', 'workout', 'score', 'received'];
  return { fileName: fileNameOf([name, 'scores'], 'csv'), csv: writeCsv(header, rows) };
}

async function enterExport(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  right: CompetitionRight,
): Promise<string> {
  const seen = await seeCompetition(parts.database.sql, viewer, competitionId);
  if (!hasRight(seen, right)) throw notAllowed();
  return seen.competition.name;
}
