import type { DomainManifest } from '../domain-manifest.ts';
import { doneBy } from '../platform/jobs/jobs.ts';
import type { Parts } from '../platform/parts.ts';
import { activityRoutes } from './activity/activity.routes.ts';
import { competitionCodeRoutes } from './admission/admission.routes.ts';
import { announcementSubject } from './announcements/announcements.notify.service.ts';
import { announcementRoutes } from './announcements/announcements.routes.ts';
import { appealSubject } from './appeals/appeals.notify.service.ts';
import { appealRoutes } from './appeals/appeals.routes.ts';
import { setBoardRanker } from './board-requests/board-requests.service.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { mailCancellationJob } from './cancellations/cancellations.jobs.ts';
import { cancellationSubject } from './cancellations/cancellations.notify.service.ts';
import { cancellationRoutes } from './cancellations/cancellations.routes.ts';
import { checkInsLiveTopic } from './check-ins/check-ins.live.service.ts';
import { checkInRoutes } from './check-ins/check-ins.routes.ts';
import { credentialRoutes } from './credentials/credentials.routes.ts';
import { cutRoutes } from './cut-plans/cut-plans.routes.ts';
import { cutSubject } from './cuts/cuts.notify.service.ts';
import { penaltySubject } from './decisions/decisions.notify.service.ts';
import { decisionRoutes } from './decisions/decisions.routes.ts';
import { presentCompetition } from './directory/competitions.present.ts';
import { competitionPages, sharedCompetitions } from './directory/competitions.public.service.ts';
import { competitionRoutes } from './directory/competitions.routes.ts';
import { getCompetition } from './directory/competitions.service.ts';
import { divisionRoutes } from './divisions/divisions.routes.ts';
import { draftDeletionRoutes } from './draft-deletion/draft-deletion.routes.ts';
import { auditedCompetitions } from './entries/entries.audited.service.ts';
import { entryRoutes } from './entries/entries.routes.ts';
import { mailEntryClaimsJob } from './entry-claims/entry-claims.jobs.ts';
import { entryClaimSubject } from './entry-claims/entry-claims.notify.service.ts';
import { entryClaimRoutes } from './entry-claims/entry-claims.routes.ts';
import { entryMergeRoutes } from './entry-merges/entry-merges.routes.ts';
import { entryMoveRoutes } from './entry-moves/entry-moves.routes.ts';
import { entryPlaceSubject } from './entry-moves/entry-places.notify.service.ts';
import { mailTransferJob } from './entry-transfers/entry-transfers.jobs.ts';
import { entryTransferSubject } from './entry-transfers/entry-transfers.notify.service.ts';
import { entryTransferRoutes } from './entry-transfers/entry-transfers.routes.ts';
import { entryTransferRetention } from './entry-transfers/entry-transfers.table.ts';
import { floorRoutes } from './floors/floors.routes.ts';
import { followingRoutes } from './following/following.routes.ts';
import { setDutyReader } from './heats/heat-duties.service.ts';
import { heatsLiveTopic } from './heats/heats.live.service.ts';
import { heatsSubject } from './heats/heats.notify.service.ts';
import { heatRoutes } from './heats/heats.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { judgeLinkRoutes } from './judge-links/judge-links.routes.ts';
import { judgingRoutes } from './judging/judging.routes.ts';
import { findJudgingSpans } from './judging/lane-judges.repository.ts';
import { liveFloorRoutes } from './live-floors/live-floors.routes.ts';
import { nextStepRoutes } from './next-steps/next-steps.routes.ts';
import { organizingRoutes } from './organizing/organizing.routes.ts';
import { competitionPapers } from './papers/papers.service.ts';
import { competitionsPersonalData } from './personal/personal.service.ts';
import { publishDueJob } from './publications/publications.jobs.ts';
import { workoutSubject } from './publications/publications.notify.service.ts';
import { publicationRoutes } from './publications/publications.routes.ts';
import { mailTeamMembersJob } from './registrations/registrations.jobs.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { registrationSellable } from './registrations/registrations.sale.service.ts';
import { lapseTeamsJob, returnSharesJob } from './registrations/team-shares.jobs.ts';
import { teamPaymentSubject } from './registrations/team-shares.notify.service.ts';
import { serveWaitingListsJob } from './registrations/waiting-list.jobs.ts';
import { waitingPlaceSubject } from './registrations/waiting-list.notify.service.ts';
import { mailRescheduledJob } from './rescheduling/rescheduling.jobs.ts';
import { reschedulingSubject } from './rescheduling/rescheduling.notify.service.ts';
import { resultCards, workoutCards } from './results/result-cards.service.ts';
import { resultRoutes } from './results/results.routes.ts';
import { revealRoutes } from './reveals/reveals.routes.ts';
import { mailShareRemindersJob, remindDueTeamsJob } from './rosters/rosters.jobs.ts';
import { rosterSubject } from './rosters/rosters.notify.service.ts';
import { rosterRoutes } from './rosters/rosters.routes.ts';
import { teamInviteRetention } from './rosters/team-invites.table.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';
import { correctionSubject } from './score-corrections/score-corrections.notify.service.ts';
import { correctionRoutes } from './score-corrections/score-corrections.routes.ts';
import { scoreLogRoutes } from './score-log/score-log.routes.ts';
import { scoreRoutes } from './scores/scores.routes.ts';
import { shiftSubject } from './shifts/shifts.notify.service.ts';
import { volunteerPapers } from './shifts/shifts.papers.service.ts';
import { findShiftSpans } from './shifts/shifts.repository.ts';
import { shiftRoutes } from './shifts/shifts.routes.ts';
import { endStaffJob } from './staff/staff.jobs.ts';
import { staffSubject } from './staff/staff.notify.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { mailStaffInvitationsJob } from './staff-invitations/staff-invitations.jobs.ts';
import { staffInvitationSubject } from './staff-invitations/staff-invitations.notify.service.ts';
import { staffInvitationRoutes } from './staff-invitations/staff-invitations.routes.ts';
import { staffInvitationRetention } from './staff-invitations/staff-invitations.table.ts';
import { rankOnSuitingThread } from './standings/boards.rank.service.ts';
import { boardRoutes } from './standings/boards.routes.ts';
import { boardLiveTopic, insideBoardLiveTopic } from './standings/boards.watch.service.ts';
import { remindOfWindowsJob } from './submissions/submissions.jobs.ts';
import { submissionSubject } from './submissions/submissions.notify.service.ts';
import { submissionWindowSubject } from './submissions/submissions.remind.service.ts';
import { submissionRoutes } from './submissions/submissions.routes.ts';
import { submissionPictures } from './submissions/submissions.service.ts';
import { teamRoutes } from './teams/teams.routes.ts';
import { releaseWorkoutJob } from './workouts/workouts.jobs.ts';
import { workoutRoutes } from './workouts/workouts.routes.ts';

// Everything requests leaderboards, and leaderboards need everything: the ranking is injected.
setBoardRanker(rankOnSuitingThread);
// Heats are planned around their athletes' judging and volunteer shifts.
setDutyReader(async (sql, competitionId) => [
  ...(await findJudgingSpans(sql, competitionId)),
  ...(await findShiftSpans(sql, competitionId)),
]);

export const competitions: DomainManifest = {
  routes: () => [
    ...competitionRoutes,
    ...organizingRoutes,
    ...draftDeletionRoutes,
    ...cancellationRoutes,
    ...competitionCodeRoutes,
    ...staffRoutes,
    ...staffInvitationRoutes,
    ...announcementRoutes,
    ...divisionRoutes,
    ...workoutRoutes,
    ...scheduleRoutes,
    ...calendarRoutes,
    ...floorRoutes,
    ...heatRoutes,
    ...judgeLinkRoutes,
    ...judgingRoutes,
    ...submissionRoutes,
    ...appealRoutes,
    ...credentialRoutes,
    ...shiftRoutes,
    ...liveFloorRoutes,
    ...entryRoutes,
    ...entryMoveRoutes,
    ...scoreRoutes,
    ...correctionRoutes,
    ...activityRoutes,
    ...importRoutes,
    ...boardRoutes,
    ...scoreLogRoutes,
    ...followingRoutes,
    ...resultRoutes,
    ...nextStepRoutes,
    ...publicationRoutes,
    ...revealRoutes,
    ...decisionRoutes,
    ...cutRoutes,
    ...teamRoutes,
    ...registrationRoutes,
    ...rosterRoutes,
    ...checkInRoutes,
    ...entryClaimRoutes,
    ...entryTransferRoutes,
    ...entryMergeRoutes,
  ],
  jobs: () => [
    mailStaffInvitationsJob,
    doneBy(
      releaseWorkoutJob,
      async () => (await import('./publications/publications.released.service.ts')).showReleased,
    ),
    publishDueJob,
    serveWaitingListsJob,
    lapseTeamsJob,
    returnSharesJob,
    mailShareRemindersJob,
    doneBy(
      mailTeamMembersJob,
      async () => (await import('./rosters/rosters.mail.service.ts')).mailTeamMembers,
    ),
    remindDueTeamsJob,
    endStaffJob,
    remindOfWindowsJob,
    mailEntryClaimsJob,
    mailTransferJob,
    mailCancellationJob,
    mailRescheduledJob,
  ],
  retentions: [staffInvitationRetention, teamInviteRetention, entryTransferRetention],
  sellables: [registrationSellable],
  topics: [boardLiveTopic, insideBoardLiveTopic, heatsLiveTopic, checkInsLiveTopic],
  notificationSubjects: [
    staffSubject,
    staffInvitationSubject,
    announcementSubject,
    workoutSubject,
    penaltySubject,
    correctionSubject,
    cutSubject,
    entryPlaceSubject,
    entryClaimSubject,
    entryTransferSubject,
    waitingPlaceSubject,
    heatsSubject,
    shiftSubject,
    rosterSubject,
    teamPaymentSubject,
    submissionSubject,
    submissionWindowSubject,
    appealSubject,
    cancellationSubject,
    reschedulingSubject,
  ],
  uploadSubjects: [submissionPictures],
  paperSubjects: [competitionPapers, volunteerPapers],
  sharedThings: [sharedCompetitions],
  auditedKinds: auditedCompetitions,
  postCards: [workoutCards, resultCards],
  publicPages: () => competitionPages(boardData),
  personalData: competitionsPersonalData,
};

/** The competition of a leaderboard, as a visitor sees it. */
async function boardData(parts: Parts, competitionId: string): Promise<object> {
  return { detail: presentCompetition(await getCompetition(parts, null, competitionId)) };
}
