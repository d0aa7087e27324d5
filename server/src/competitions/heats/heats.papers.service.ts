import type { HeatCardKind } from '@chalkline/contract/competitions/heat.schema.ts';
import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { requireRight, seeCompetition } from '../competitions/competition-access.service.ts';
import { findDivisions } from '../divisions/divisions.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { heatSheetPaper, laneCardsPaper, type PrintedHeats } from './heat-papers.rules.ts';
import { findLatestSheets } from './heat-plans.repository.ts';
import type { HeatPlanParams } from './heats.desk.service.ts';
import { heatNotFound } from './heats.errors.ts';
import { describeHeats } from './heats.read.service.ts';
import { findHeats } from './heats.repository.ts';
import { scorecardsPaper } from './scorecard-papers.rules.ts';

/**
 * The published heats of a workout on paper, for everyone who sees them on the screen. Throws 404 where nothing is
 * published, and for outsiders while the workout is not released.
 */
export async function getHeatSheet(
  parts: Parts,
  viewer: MaybeViewer,
  params: HeatPlanParams,
): Promise<FileReply> {
  const printed = await readPrinted(parts, viewer, params);
  return pdfReply(parts, heatSheetPaper(printed), nameOf(printed, 'heat sheet'));
}

/** Lane cards or scorecards of the published heats. For the staff alone; throws 404 where nothing is published. */
export async function getHeatCards(
  parts: Parts,
  viewer: Viewer,
  params: HeatPlanParams,
  kind: HeatCardKind,
): Promise<FileReply> {
  requireRight(await seeCompetition(parts.database.sql, viewer, params.competitionId), 'seeInside');
  const printed = await readPrinted(parts, viewer, params);
  return kind === 'lanes'
    ? pdfReply(parts, laneCardsPaper(printed), nameOf(printed, 'lane cards'))
    : pdfReply(parts, scorecardsPaper(printed), nameOf(printed, 'scorecards'));
}

const nameOf = ({ competition, workout, version }: PrintedHeats, what: string): string =>
  fileNameOf([competition.name, workout.name, what, 'version', version], 'pdf');

/** Version and lanes are read at one moment, so that no paper has the lanes of another version. */
function readPrinted(
  parts: Parts,
  viewer: MaybeViewer,
  { competitionId, workoutId }: HeatPlanParams,
): Promise<PrintedHeats> {
  const { productName, publicUrl } = parts.config;
  return parts.database.transaction(async ({ sql }) => {
    const seen = await seeCompetition(sql, viewer, competitionId);
    const { id, name, zone } = seen.competition;
    const rows = (await findHeats(sql, id)).filter((heat) => heat.workoutId === workoutId);
    const heats = await describeHeats(sql, seen, rows, parts.clock.now());
    if (!heats.some((heat) => heat.workoutId === workoutId)) throw heatNotFound();
    const workouts = await findWorkouts(sql, id);
    const workout = workouts.find((one) => one.id === workoutId);
    const [sheet] = await findLatestSheets(sql, [workoutId]);
    if (!workout || !sheet) throw heatNotFound();
    const address = urlOf('competitionDetail', { id }, { tab: 'schedule', workout: workoutId });
    return {
      productName,
      competition: { name, zone },
      workout,
      parts: [workout, ...workouts.filter(({ partOf }) => partOf === workoutId)],
      divisions: new Map((await findDivisions(sql, id)).map((division) => [division.id, division.name])),
      heats,
      version: sheet.version,
      publishedAt: sheet.publishedAt.toISOString(),
      link: absoluteUrl(publicUrl, address),
    };
  }, 'snapshot');
}
