import type { DomainManifest } from '../domain-manifest.ts';
import type { Parts } from '../platform/parts.ts';
import { announcementRoutes } from './announcements/announcements.routes.ts';
import { announcementSubject } from './announcements/announcements.tell.service.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { competitionCodeRoutes } from './competitions/competition-code.routes.ts';
import { presentCompetition } from './competitions/competitions.present.ts';
import { competitionPages, sharedCompetitions } from './competitions/competitions.public.service.ts';
import { competitionRoutes } from './competitions/competitions.routes.ts';
import { getCompetition } from './competitions/competitions.service.ts';
import { cutRoutes } from './cuts/cuts.routes.ts';
import { cutSubject } from './cuts/cuts.tell.service.ts';
import { decisionRoutes } from './decisions/decisions.routes.ts';
import { penaltySubject } from './decisions/decisions.tell.service.ts';
import { divisionRoutes } from './divisions/divisions.routes.ts';
import { entryRoutes } from './entries/entries.routes.ts';
import { followingRoutes } from './following/following.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { liveFloorRoutes } from './live-floors/live-floors.routes.ts';
import { competitionsPersonalData } from './personal/personal.service.ts';
import { publishDueJob } from './publications/publications.jobs.ts';
import { publicationRoutes } from './publications/publications.routes.ts';
import { resultRoutes } from './results/results.routes.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';
import { scoreRoutes } from './scores/scores.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { staffSubject } from './staff/staff.tell.service.ts';
import { mailStaffInvitationsJob } from './staff-invitations/staff-invitations.jobs.ts';
import { staffInvitationRoutes } from './staff-invitations/staff-invitations.routes.ts';
import { staffInvitationRetention } from './staff-invitations/staff-invitations.table.ts';
import { staffInvitationSubject } from './staff-invitations/staff-invitations.tell.service.ts';
import { boardRoutes } from './standings/boards.routes.ts';
import { boardLiveTopic, insideBoardLiveTopic } from './standings/boards.watch.service.ts';
import { teamRoutes } from './teams/teams.routes.ts';
import { releaseWorkoutJob } from './workouts/workouts.jobs.ts';
import { workoutRoutes } from './workouts/workouts.routes.ts';

export const competitions: DomainManifest = {
  routes: () => [
    ...competitionRoutes,
    ...competitionCodeRoutes,
    ...staffRoutes,
    ...staffInvitationRoutes,
    ...announcementRoutes,
    ...divisionRoutes,
    ...workoutRoutes,
    ...scheduleRoutes,
    ...calendarRoutes,
    ...liveFloorRoutes,
    ...entryRoutes,
    ...scoreRoutes,
    ...importRoutes,
    ...boardRoutes,
    ...followingRoutes,
    ...resultRoutes,
    ...publicationRoutes,
    ...decisionRoutes,
    ...cutRoutes,
    ...teamRoutes,
  ],
  jobs: () => [mailStaffInvitationsJob, releaseWorkoutJob, publishDueJob],
  retentions: [staffInvitationRetention],
  topics: [boardLiveTopic, insideBoardLiveTopic],
  notificationSubjects: [
    staffSubject,
    staffInvitationSubject,
    announcementSubject,
    penaltySubject,
    cutSubject,
  ],
  sharedThings: [sharedCompetitions],
  publicPages: () => competitionPages(boardData),
  personalData: competitionsPersonalData,
};

/** Whose leaderboard it is, as a visitor sees it. */
async function boardData(parts: Parts, competitionId: string): Promise<object> {
  return { detail: presentCompetition(await getCompetition(parts, null, competitionId)) };
}
