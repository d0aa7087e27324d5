import { listSessions } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { newResult } from '@chalkline/contract/activities/result.schema.ts';
import { openJudgeLink } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { newComment } from '@chalkline/contract/posts/post.schema.ts';
import { describe, expect, it } from 'vitest';
import { passkey } from './accounts/passkeys/passkeys.factory.ts';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { usualTypes } from './activities/activities.factory.ts';
import { logResult } from './activities/challenges/results.service.ts';
import { invitation } from './administration/invitations/invitations.factory.ts';
import { paymentAlert } from './checkout/alert-review/alert-review.factory.ts';
import { stallOrder } from './checkout/settlement/testing/stall-order.ts';
import { coaching } from './coaching/coachings/coachings.factory.ts';
import { trainerRequest } from './coaching/trainer-requests/trainer-requests.factory.ts';
import { listActivity } from './competitions/activity/activity.service.ts';
import { announcement } from './competitions/announcements/announcements.factory.ts';
import { appealBy } from './competitions/appeals/appeals.factory.ts';
import { asViewer, competition } from './competitions/competitions/competitions.factory.ts';
import { credential } from './competitions/credentials/credentials.factory.ts';
import { adjustment, penalty } from './competitions/decisions/decisions.factory.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { entryTransfer } from './competitions/entry-transfers/entry-transfers.factory.ts';
import { floor } from './competitions/floors/floors.factory.ts';
import { publishedHeats } from './competitions/heats/heats.factory.ts';
import { judgeLinksTo } from './competitions/judge-links/judge-links.factory.ts';
import { promoCode } from './competitions/registrations/registrations.factory.ts';
import { scheduleItem } from './competitions/schedule/schedule.factory.ts';
import { score } from './competitions/scores/scores.factory.ts';
import { shift } from './competitions/shifts/shifts.factory.ts';
import { staffInvitation } from './competitions/staff-invitations/staff-invitations.factory.ts';
import { eventWith, offeredTicket, passOf, ticketTo } from './events/events.factory.ts';
import { booking } from './finance/bookings/bookings.factory.ts';
import { group } from './groups/directory/groups.factory.ts';
import { createInvite } from './groups/invites/invites.service.ts';
import { item } from './inventory/items/items.factory.ts';
import { createPlace } from './inventory/places/places.service.ts';
import { declared, routes } from './manifests.ts';
import { membership, visit } from './memberships/sale/memberships.factory.ts';
import { conversation } from './messages/messages/messages.factory.ts';
import { listMessages } from './messages/messages/messages.service.ts';
import { moderationCase } from './moderation/cases/cases.factory.ts';
import { payoutAccount } from './money/payout-accounts/payout-accounts.factory.ts';
import { notification } from './notifications/notifications/notifications.factory.ts';
import { diaryEntry } from './nutrition/diary/diary.factory.ts';
import { mealPlan } from './nutrition/meal-plans/meal-plans.factory.ts';
import { addDrink } from './nutrition/measures/measures.service.ts';
import { ownFood, ownPortion } from './nutrition/own-foods/own-foods.factory.ts';
import { recipe } from './nutrition/recipes/recipes.factory.ts';
import { trainerTargets } from './nutrition/trainer-targets/trainer-targets.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { partner } from './partners/partners/partners.factory.ts';
import { productIds } from './partners/products/products.factory.ts';
import { newId } from './platform/ids/new-id.ts';
import { guestCalls } from './platform/testing/guest-calls.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';
import { addComment } from './posts/comments/comments.service.ts';
import { post } from './posts/posts/posts.factory.ts';
import { exercise } from './programs/exercises/exercises.factory.ts';
import { program } from './programs/programs/programs.factory.ts';
import { contactMessage } from './showcase/contact/contact.factory.ts';
import { featured } from './showcase/featured/featured.factory.ts';
import { enrollment } from './training/enrollments/enrollments.factory.ts';
import { trainingLog, trainingSet } from './training/logs/logs.factory.ts';
import { programRequest } from './training/program-requests/program-requests.factory.ts';
import { upload } from './uploads/uploads.factory.ts';
import { uploadName } from './uploads/uploads.rules.ts';
import { signature } from './waivers/signatures/signatures.factory.ts';
import { waiver } from './waivers/waivers/waivers.factory.ts';

/** What anybody may call. A new line here opens a door: it should be seen. */
const publicCalls = [
  'GET /api/activities',
  'GET /api/activity-types',
  'GET /api/activity-types/:typeId',
  'GET /api/calendar-feeds/:token',
  'GET /api/challenges',
  'GET /api/challenges/:groupId/standing',
  'GET /api/comments/:commentId/versions',
  'GET /api/competitions',
  'GET /api/competitions/:competitionId',
  'GET /api/competitions/:competitionId/announcements',
  'GET /api/competitions/:competitionId/appeal-window',
  'GET /api/competitions/:competitionId/calendar',
  'GET /api/competitions/:competitionId/divisions',
  'GET /api/competitions/:competitionId/divisions/:divisionId/reveal',
  'GET /api/competitions/:competitionId/entries',
  'GET /api/competitions/:competitionId/entries/:entryId/members',
  'GET /api/competitions/:competitionId/entry-counts',
  'GET /api/competitions/:competitionId/exports/board',
  'GET /api/competitions/:competitionId/exports/score-log',
  'GET /api/competitions/:competitionId/floors',
  'GET /api/competitions/:competitionId/heat-sheets/:workoutId',
  'GET /api/competitions/:competitionId/heats',
  'GET /api/competitions/:competitionId/leaderboard',
  'GET /api/competitions/:competitionId/leaderboard/explanation',
  'GET /api/competitions/:competitionId/leaderboard/filters',
  'GET /api/competitions/:competitionId/leaderboard/found',
  'GET /api/competitions/:competitionId/registration',
  'GET /api/competitions/:competitionId/schedule',
  'GET /api/competitions/:competitionId/score-log-head',
  'GET /api/competitions/:competitionId/submission-windows',
  'GET /api/competitions/:competitionId/teams',
  'GET /api/competitions/:competitionId/teams/:entryId',
  'GET /api/competitions/:competitionId/workouts',
  'GET /api/competitions/:competitionId/workouts/:workoutId',
  'GET /api/competitions/countries',
  'GET /api/competitions/figures',
  'GET /api/competitions/live',
  'GET /api/contact-form',
  'GET /api/countries',
  'GET /api/event-series/:seriesId/passes',
  'GET /api/events',
  'GET /api/events/:eventId',
  'GET /api/events/:eventId/calendar',
  'GET /api/events/:eventId/hidden-types',
  'GET /api/exercises',
  'GET /api/exercises/:exerciseId',
  'GET /api/groups/:groupId/pinned-posts',
  'GET /api/guardian-requests/:token',
  'GET /api/guardian-requests/:token/file',
  'GET /api/judge-links/:token',
  'GET /api/live/stream',
  'GET /api/notifications/unsubscriptions/:token',
  'GET /api/partners',
  'GET /api/partners/:partnerId',
  'GET /api/partners/:partnerId/products',
  'GET /api/partners/:partnerId/products/:productId',
  'GET /api/posts/:postId',
  'GET /api/posts/:postId/versions',
  'GET /api/posts/news',
  'GET /api/profile-exports/:token',
  'GET /api/profile-leavings/:token',
  'GET /api/profiles/:personId',
  'GET /api/profiles/:personId/connection',
  'GET /api/profiles/:personId/followers',
  'GET /api/profiles/:personId/following',
  'GET /api/profiles/:personId/groups',
  'GET /api/profiles/:personId/posts',
  'GET /api/profiles/:personId/records',
  'GET /api/profiles/:personId/results',
  'GET /api/programs',
  'GET /api/programs/:programId',
  'GET /api/promo-banner',
  'GET /api/questions',
  'GET /api/search',
  'GET /api/share-pictures/:pictureName',
  'GET /api/test-payments/onboarding/:token',
  'GET /api/uploads/:uploadName',
  'GET /api/waivers',
  'GET /api/workouts/:workoutId',
  'GET /mobileapis/create-shared-link',
  'GET /mobileapis/get-communities-list',
  'GET /mobileapis/get-community-detail',
  'GET /mobileapis/get-community-programs-list',
  'GET /mobileapis/get-event-attachments',
  'GET /mobileapis/get-featured-promoted-content',
  'GET /mobileapis/get-filters',
  'GET /mobileapis/get-group-info_v2',
  'GET /mobileapis/get-group-posts',
  'GET /mobileapis/get-post-comments',
  'GET /mobileapis/get-user_owner_communities-list',
  'POST /api/competitions/:competitionId/leaderboard/trial',
  'POST /api/contact-messages',
  'POST /api/corporate/register',
  'POST /api/guests',
  'POST /api/guests/codes',
  'POST /api/judge-links/openings',
  'POST /api/notifications/unsubscriptions/:token',
  'POST /api/payments/webhook',
  'POST /api/people',
  'POST /api/people/email-change-undo',
  'POST /api/people/invitations/accounts',
  'POST /api/people/invitations/opened',
  'POST /api/people/password',
  'POST /api/people/password-link',
  'POST /api/people/password-links',
  'POST /api/people/verification',
  'POST /api/people/verification-codes',
  'POST /api/sessions',
  'POST /api/sessions/by-code',
  'POST /api/sessions/by-handover',
  'POST /api/sessions/by-passkey',
  'POST /api/sessions/by-passkey/options',
  'POST /api/sessions/codes',
  'POST /api/test-payments/challenges',
  'POST /api/test-payments/confirmations',
  'PUT /api/guardian-requests/:token/signature',
  'PUT /api/profile-leavings/:token',
];

/** What someone may do who judges a lane by a link. */
const judgeLinkCalls = [
  'GET /api/judging',
  'PUT /api/competitions/:competitionId/judge-scores/:submissionId',
];

/** What the server answers beside the calls of the contract. A file is as visible as what it belongs to. */
const otherAddresses = [
  '* (OPTIONS)',
  '/api/docs (GET, HEAD)',
  '/api/docs/ (GET, HEAD)',
  '/api/docs/* (HEAD, GET)',
  '/api/docs/json (GET, HEAD)',
  '/api/docs/static/index.html (GET, HEAD)',
  '/api/docs/static/swagger-initializer.js (GET, HEAD)',
  '/api/docs/static/theme/house.css (GET, HEAD)',
  '/api/docs/yaml (GET, HEAD)',
  '/api/openapi.json (GET, HEAD)',
];

const { app, call, parts } = await testApp();
const made = await competition(parts);
const signed = await waiver(parts, made.viewer, made.view.competition.id);
// Not even its card is there for an outsider.
const logged = await logResult(
  parts,
  made.viewer,
  newResult.parse({ typeId: usualTypes.running, amount: 5000, day: '2026-05-30' }),
);
const hidden = await group(parts, made.viewer, { visibility: 'invitation' });
const event = await eventWith(parts, made.viewer, { visibility: 'invitation' });
const ticketId = await ticketTo(parts, made.viewer, event);
const { id: entryId } = await entry(parts, made);
const appealId = await appealBy(parts, made);
const { id: floorId } = await floor(parts, made);
const { heats } = await publishedHeats(parts, made, { floorId });
const owners = await call(listSessions, {}, { as: await signedIn(parts, made.owner) });
const conversationId = await conversation(parts, made.viewer, [(await person(parts)).id]);
const messageId = (await listMessages(parts, made.viewer, conversationId, { limit: 1 })).page.data[0]?.id;
const written = await post(parts, made.viewer, { group_id: hidden.id });
const comment = newComment.parse({ post_id: written.post.id, text: 'Strong.' });
const said = await addComment(parts, made.viewer, comment);

const { id: organizationId } = await organization(parts);
const keeper = { ...made.viewer, accountType: 'corporate_admin', organizationId } as const;

const onPage = await post(parts, made.viewer);
const reader = await person(parts);

/** The real id of another person's thing, for each path parameter. */
const trained = await trainingLog(parts, made.viewer);
const ids: Readonly<Record<string, string | undefined>> = {
  competitionId: made.view.competition.id,
  divisionId: made.view.divisions[0]?.id,
  workoutId: made.view.workouts[0]?.id,
  entryId,
  personId: made.owner.id,
  // Of a member of a team, and of somebody who asks to be one.
  memberId: newId(),
  requestId: newId(),
  pictureName: 'home.png',
  featuredItemId: (
    await featured(parts, declared.sharedThings, made.viewer, { thingId: made.view.competition.id })
  ).row.id,
  contactMessageId: await contactMessage(parts),
  alertId: await paymentAlert(parts),
  month: '2026-10',
  // Nobody's, so that nobody's mail is ended by the walk.
  token: 'nobody',
  organizationId,
  appealId,
  penaltyId: (await penalty(parts, made, entryId)).id,
  adjustmentId: (await adjustment(parts, made, entryId)).id,
  floorId,
  heatId: heats[0]?.id,
  shiftId: (await shift(parts, made)).id,
  activityId: (await listActivity(parts, made.viewer, made.view.competition.id, { limit: 1 })).data[0]?.id,
  scoreId: (await score(parts, made, { entryId: (await entry(parts, made)).id, typed: '9:30' })).id,
  credentialId: (await credential(parts, made)).id,
  judgeLinkId: (await judgeLinksTo(parts, made, floorId))[0]?.id,
  // Made by a judge’s device.
  submissionId: newId(),
  scanId: newId(),
  scheduleItemId: (await scheduleItem(parts, made)).id,
  announcementId: (await announcement(parts, made)).id,
  notificationId: await notification(parts, made.owner),
  pushDeviceId: newId(),
  sessionId: owners.data[0]?.id,
  passkeyId: (await passkey(parts, made.owner)).id,
  invitationId: (await invitation(parts)).id,
  staffInvitationId: (
    await staffInvitation(parts, made.viewer, made.view.competition.id, await person(parts))
  ).id,
  entryTransferId: await entryTransfer(parts, {
    competitionId: made.view.competition.id,
    entryId,
    createdBy: made.owner.id,
  }),
  promoCodeId: await promoCode(parts, made),
  orderId: await stallOrder(parts),
  refundId: newId(),
  parcelId: newId(),
  returnId: newId(),
  teamId: newId(),
  disputeId: newId(),
  as: 'person',
  paper: 'codes',
  connectedAccountId: await payoutAccount(parts),
  exportId: newId(Date.now()),
  conversationId,
  messageId,
  postId: written.post.id,
  commentId: said.comment.id,
  caseId: await moderationCase(parts, asViewer(reader), { kind: 'post', id: onPage.post.id }),
  uploadName: uploadName(await upload(parts, made.viewer)),
  waiverId: signed.id,
  signatureId: (await signature(parts, made.viewer, signed)).id,
  groupId: hidden.id,
  eventId: event.id,
  offerKind: 'ticket',
  offerId: event.id,
  ticketId,
  ...(await passOf(parts, made.viewer, { visibility: 'invitation' })),
  transferId: await offeredTicket(parts, made.viewer, ticketId),
  typeId: usualTypes.running,
  resultId: logged.id,
  inviteId: (await createInvite(parts, made.viewer, hidden.id, { uses: 1 })).id,
  exerciseId: (await exercise(parts, made.viewer)).id,
  ...(await booking(parts, keeper)),
  repeatId: newId(),
  programId: (await program(parts, made.viewer)).id,
  itemId: (await item(parts, keeper)).item.id,
  placeId: (await createPlace(parts, keeper, { name: 'Plate wall' })).id,
  coachingId: (await coaching(parts)).id,
  noteId: newId(),
  formId: newId(),
  checkInId: newId(),
  photoId: newId(),
  portionId: await ownPortion(parts, made.viewer),
  foodId: 'sr-173410',
  day: '2026-11-23',
  purpose: 'diary',
  diaryEntryId: (await diaryEntry(parts, made.viewer)).id,
  ownFoodId: (await ownFood(parts, made.viewer)).id.slice('own-'.length),
  recipeId: (await recipe(parts, made.viewer)).id.slice('own-'.length),
  gtin: '4006381333931',
  drinkId: (await addDrink(parts, made.viewer, { day: '2026-11-23', milliliters: 250 })).id,
  trainerRequestId: (await trainerRequest(parts)).id,
  mealPlanId: (await mealPlan(parts, await coaching(parts))).id,
  trainerTargetsId: (await trainerTargets(parts, await coaching(parts))).id,
  ...(await membership(parts)),
  ...(await visit(parts)),
  enrollmentId: (await enrollment(parts, made.viewer)).row.id,
  scheduledId: newId(),
  programRequestId: (await programRequest(parts, made.viewer)).id,
  logId: trained.log.id,
  setId: (await trainingSet(parts, made.viewer, trained)).id,
  partnerId: (await partner(parts, made.viewer)).id,
  partnerStaffId: newId(),
  ...(await productIds(parts, made.viewer)),
};

/** Fields that a made-up value would not get past their checks. */
const fields = {
  ...ids,
  email: 'somebody@example.org',
  competition_id: made.view.competition.id,
  subjectId: made.view.competition.id,
  startsAt: '08:30',
  closesAt: '2100-12-31T00:00:00.000Z',
  code: '123456',
  images: [],
  after: written.post.id,
  country: 'NLD',
  identifier: 'iron-harbor',
};

/** Shifts start at a moment, schedule items at a time of day. */
const shiftTimes = { startsAt: '2026-06-05T08:00:00.000Z', endsAt: '2026-06-05T12:00:00.000Z' };

const outsider = await signedIn(parts, await person(parts, { name: 'Outsider' }));
const guest = await signedIn(parts, await person(parts, { name: 'Guest', state: 'guest' }));
const [laneLink] = await judgeLinksTo(parts, made, floorId, [2]);
const judge = (
  await call(openJudgeLink, {
    body: { token: laneLink?.token ?? '', device: crypto.randomUUID(), name: 'Judge' },
  })
).data.token;
const endpoints = routes.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(wanted).map((endpoint) => [nameOf(endpoint), endpoint] as const);

const isPublic = ({ access }: Endpoint) => access === 'public';
const mayRefuse = ({ access }: Endpoint) => typeof access === 'object';

/** Calls with real ids and the smallest input that gets past the checks. */
async function fire(endpoint: Endpoint, token?: string): Promise<number> {
  const blob = new Blob(['x']);
  const files = Object.fromEntries(Object.keys(endpoint.files ?? {}).map((field) => [field, blob]));
  const answered = call(endpoint, inputOf(endpoint), { files, ...(token && { as: token }) });
  return answered.then(
    () => endpoint.status ?? 200,
    ({ status }: { status: number }) => status,
  );
}

function inputOf({ path, query, body }: Endpoint): CallInput<Endpoint> {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name]]));
  return {
    params,
    ...(query && { query: sampleOf(query, fields) }),
    ...(body && { body: sampleOf(body, path.endsWith('/shifts') ? { ...fields, ...shiftTimes } : fields) }),
  } as CallInput<Endpoint>;
}

/** The router's own drawing of its tree, read back: four columns deeper is one step down. */
function addressesOf(tree: string): { path: string; methods: string[] }[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', piece = '', methods] = found;
    const depth = indent.length / 4;
    above.splice(depth, above.length, piece);
    return methods ? [{ path: above.join(''), methods: methods.split(', ') }] : [];
  });
}

describe('every call', () => {
  it('that anybody may make is named here', () => {
    expect(endpoints.filter(isPublic).map(nameOf).toSorted()).toEqual(publicCalls);
  });

  it('has a real id for each name in its path', () => {
    const names = endpoints.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
    expect([...new Set(names)].filter((name) => !ids[name])).toEqual([]);
  });

  it('is on the server by the contract, or named here', () => {
    const declared = new Set(endpoints.map(nameOf));
    const others = addressesOf(app.printRoutes({ commonPrefix: false })).flatMap(({ path, methods }) => {
      const left = methods.filter((method) => !declared.has(`${method === 'HEAD' ? 'GET' : method} ${path}`));
      return left.length > 0 ? [`${path} (${left.join(', ')})`] : [];
    });
    expect(others.toSorted()).toEqual(otherAddresses);
  });

  it.each(named((endpoint) => !isPublic(endpoint)))('%s needs a session', async (_, endpoint) => {
    expect(await fire(endpoint)).toBe(401);
  });

  it.each(named(() => true))('%s refuses a token that is no longer good', async (_, endpoint) => {
    expect(await fire(endpoint, 'revoked')).toBe(401);
  });

  it('that guests may make is named here', () => {
    const open = endpoints.filter((endpoint) => endpoint.guests && !isPublic(endpoint));
    expect(open.map(nameOf).toSorted()).toEqual(guestCalls);
  });

  it.each(named((endpoint) => !isPublic(endpoint) && !endpoint.guests))(
    '%s takes a guest for nobody',
    async (_, endpoint) => {
      expect(await fire(endpoint, guest)).toBe(401);
    },
  );

  it('that judges may make by a link is named here', () => {
    const open = endpoints.filter(({ judgeLinks }) => judgeLinks);
    expect(open.map(nameOf).toSorted()).toEqual(judgeLinkCalls);
  });

  it.each(named((endpoint) => !isPublic(endpoint) && !endpoint.judgeLinks))(
    '%s takes a judge by link for nobody',
    async (_, endpoint) => {
      expect(await fire(endpoint, judge)).toBe(401);
    },
  );

  it.each(named((endpoint) => endpoint.guests !== undefined && mayRefuse(endpoint)))(
    '%s refuses another guest',
    async (_, endpoint) => {
      expect([403, 404]).toContain(await fire(endpoint, guest));
    },
  );

  it.each(named(mayRefuse))('%s refuses an outsider', async (_, endpoint) => {
    expect([403, 404]).toContain(await fire(endpoint, outsider));
  });
});
