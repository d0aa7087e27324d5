import { handoverRoutes } from './accounts/handovers/handovers.routes.ts';
import { peopleRoutes } from './accounts/people/people.routes.ts';
import { registrationRoutes } from './accounts/registrations/registrations.routes.ts';
import { securityRoutes } from './accounts/security/security.routes.ts';
import { sessionRoutes } from './accounts/sessions/sessions.routes.ts';
import { peopleImportRoutes } from './administration/imports/imports.routes.ts';
import { invitationRoutes } from './administration/invitations/invitations.routes.ts';
import { managedPeopleRoutes } from './administration/people/people.routes.ts';
import { competitionCodeRoutes } from './competitions/admission/admission.routes.ts';
import { announcementRoutes } from './competitions/announcements/announcements.routes.ts';
import { calendarRoutes } from './competitions/calendar/calendar.routes.ts';
import { cutRoutes } from './competitions/cut-plans/cut-plans.routes.ts';
import { decisionRoutes } from './competitions/decisions/decisions.routes.ts';
import { competitionRoutes } from './competitions/directory/competitions.routes.ts';
import { divisionRoutes } from './competitions/divisions/divisions.routes.ts';
import { entryRoutes } from './competitions/entries/entries.routes.ts';
import { entryMoveRoutes } from './competitions/entry-moves/entry-moves.routes.ts';
import { followingRoutes } from './competitions/following/following.routes.ts';
import { importRoutes } from './competitions/imports/imports.routes.ts';
import { liveFloorRoutes } from './competitions/live-floors/live-floors.routes.ts';
import { organizingRoutes } from './competitions/organizing/organizing.routes.ts';
import { publicationRoutes } from './competitions/publications/publications.routes.ts';
import { resultRoutes } from './competitions/results/results.routes.ts';
import { scheduleRoutes } from './competitions/schedule/schedule.routes.ts';
import { scoreRoutes } from './competitions/scores/scores.routes.ts';
import { staffRoutes } from './competitions/staff/staff.routes.ts';
import { staffInvitationRoutes } from './competitions/staff-invitations/staff-invitations.routes.ts';
import { boardRoutes } from './competitions/standings/boards.routes.ts';
import { teamRoutes } from './competitions/teams/teams.routes.ts';
import { workoutRoutes } from './competitions/workouts/workouts.routes.ts';
import { countryRoutes } from './countries/countries.routes.ts';
import { newcomers } from './newcomers.ts';
import { notificationSubjects } from './notification-subjects.ts';
import { inboxRoutes } from './notifications/inbox/inbox.routes.ts';
import { preferenceRoutes } from './notifications/preferences/preferences.routes.ts';
import { organisationRoutes } from './organisations/organisations.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { personalData } from './personal-data.ts';
import type { Route } from './platform/http/serve.ts';
import { liveRoutes } from './platform/live/live.routes.ts';
import { makePictureShelf } from './platform/pages/picture-shelf.ts';
import { exportRoutes } from './profiles/exports/exports.routes.ts';
import { handleRoutes } from './profiles/handles/handles.routes.ts';
import { leavingRoutes } from './profiles/leaving/leaving.routes.ts';
import { profileRoutes } from './profiles/profiles/profiles.routes.ts';
import { publicPages, sharedThings } from './public-pages.ts';
import { contactRoutes } from './showcase/contact/contact.routes.ts';
import { featuredRoutes } from './showcase/featured/featured.routes.ts';
import { sharePictureRoutes } from './showcase/pages/share-pictures.routes.ts';
import { promoRoutes } from './showcase/promo/promo.routes.ts';
import { shareRoutes } from './showcase/share/share.routes.ts';
import { uploadRights } from './upload-subjects.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

export { identify } from './accounts/sessions/sessions.identify.service.ts';

/** Every call of the product, in the order of the domains. */
export const routes: readonly Route[] = [
  ...liveRoutes,
  ...countryRoutes,
  ...sessionRoutes,
  ...handoverRoutes,
  ...peopleRoutes,
  ...registrationRoutes(newcomers),
  ...securityRoutes,
  ...uploadsRoutes(uploadRights),
  ...organisationRoutes,
  ...inboxRoutes(notificationSubjects),
  ...preferenceRoutes(notificationSubjects),
  ...managedPeopleRoutes,
  ...invitationRoutes,
  ...peopleImportRoutes,
  ...profileRoutes,
  ...handleRoutes,
  ...exportRoutes,
  ...leavingRoutes(personalData),
  ...competitionRoutes,
  ...organizingRoutes,
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
  ...entryMoveRoutes,
  ...scoreRoutes,
  ...importRoutes,
  ...boardRoutes,
  ...followingRoutes,
  ...resultRoutes,
  ...publicationRoutes,
  ...decisionRoutes,
  ...cutRoutes,
  ...teamRoutes,
  ...sharePictureRoutes({ pages: publicPages, shelf: makePictureShelf() }),
  ...shareRoutes(sharedThings),
  ...featuredRoutes(sharedThings),
  ...promoRoutes,
  ...contactRoutes,
  ...overviewRoutes(sharedThings),
];
