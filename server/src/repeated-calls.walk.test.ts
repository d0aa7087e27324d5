import { undoActivity } from '@chalkline/contract/competitions/activity.endpoints.ts';
import { decideAppeal, undoAppealDecision } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import {
  cancelCompetition,
  retryCompetitionRefunds,
} from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createPenalty } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { mergeEntries } from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import {
  delayFloor,
  publishHeats,
  seedHeats,
} from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { importHeats } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { createJudgeLinks } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { movePublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { setRegistrationSettings } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { publishReveal, startReveal } from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { createShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { newReview } from '@chalkline/contract/competitions/submission.schema.ts';
import { reviewSubmission, undoReview } from '@chalkline/contract/competitions/submissions.endpoints.ts';
import type { CallInput, Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { listActivity } from './competitions/activity/activity.service.ts';
import { decideAppeal as decide } from './competitions/appeals/appeals.decide.service.ts';
import { appealBy } from './competitions/appeals/appeals.factory.ts';
import { cancelCompetition as cancel } from './competitions/cancellations/cancellations.service.ts';
import {
  asViewer,
  type CompetitionMade,
  competition,
} from './competitions/competitions/competitions.factory.ts';
import { claimEntry } from './competitions/entries/entries.claim.service.ts';
import { entry } from './competitions/entries/entries.factory.ts';
import { floor } from './competitions/floors/floors.factory.ts';
import { publishedHeats, seededHeats } from './competitions/heats/heats.factory.ts';
import { freezeBoard } from './competitions/publications/publications.service.ts';
import { moveReveal, startReveal as start } from './competitions/reveals/reveals.service.ts';
import { score } from './competitions/scores/scores.factory.ts';
import { staffMember } from './competitions/staff-invitations/staff-invitations.factory.ts';
import { submission, submissionWindow } from './competitions/submissions/submissions.factory.ts';
import { reviewSubmission as review } from './competitions/submissions/submissions.review.service.ts';
import { routes } from './manifests.ts';
import { failure } from './platform/testing/failure.ts';
import { sampleOf } from './platform/testing/sample-of.ts';
import { testApp } from './platform/testing/test-app.ts';

const { call, parts } = await testApp();

const kept = routes
  .map(({ endpoint }) => endpoint)
  .filter(
    ({ idempotency, access }) =>
      idempotency && typeof access === 'object' && 'owner' in access && access.owner === 'competition',
  )
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** A competition with two owners, and a call of the first one that has been answered. */
async function answered(endpoint: Endpoint) {
  const made = await competition(parts);
  const { id: entryId } = await entry(parts, made);
  const competitionId = made.view.competition.id;
  if (endpoint === createPenalty || endpoint === undoActivity)
    await score(parts, made, { entryId, typed: '8:00' });
  const [activity] = (await listActivity(parts, made.viewer, competitionId, { limit: 1, topic: 'scores' }))
    .data;
  const { id: floorId } = await floor(parts, made);
  if (endpoint === importHeats || endpoint === publishHeats) await seededHeats(parts, made, { floorId });
  if (endpoint === delayFloor) await publishedHeats(parts, made, { floorId });
  const appealId = await appealed(endpoint, made);
  const submissionId = await submitted(endpoint, made, entryId);
  const other = await person(parts, { name: 'Second Owner' });
  await staffMember(parts, made.viewer, competitionId, other, 'owner');
  if (endpoint === retryCompetitionRefunds) {
    const { name } = made.view.competition;
    await cancel(parts, made.viewer, competitionId, { name, reason: 'The hall is flooded.' });
  }
  const divisionId = made.view.divisions[0]?.id;
  await ceremony(endpoint, made, entryId);
  const fields = {
    competitionId,
    entryId,
    divisionId,
    workoutId: made.view.workouts[0]?.id,
    previousId: null,
    typed: '8:00',
    startsAt: '08:30',
    ...(endpoint === decideAppeal && { change: null }),
    submissionId,
    csv: 'name,division\nMara Lind,Open\n',
    name: 'Another name',
    ...(endpoint === createShift && {
      startsAt: '2026-06-05T08:00:00.000Z',
      endsAt: '2026-06-05T12:00:00.000Z',
    }),
    ...(endpoint === createJudgeLinks && { floorId, lanes: [1], until: '2026-06-05' }),
    ...(endpoint === seedHeats && { floorId, version: null, startsAt: '09:00', dealing: 'best_last' }),
    ...(endpoint === cancelCompetition && { name: made.view.competition.name }),
    ...(endpoint === moveCompetition && { from: 'published', to: 'live' }),
    ...(endpoint === movePublications && { from: 'published', to: 'frozen' }),
    ...(endpoint === mergeEntries && { mergedId: (await entry(parts, made)).id, scores: [] }),
    ...(endpoint === moveEntry && { from: 'active', to: 'withdrawn', reason: 'Injured' }),
    ...(endpoint === setRegistrationSettings && { opensAt: null, closesAt: null, version: 0, divisions: [] }),
    divisionIds: [divisionId],
    day: '2026-06-05',
    currency: 'EUR',
    zone: 'Europe/Amsterdam',
  };
  const input = {
    params: {
      competitionId,
      divisionId,
      activityId: activity?.id,
      appealId,
      entryId,
      floorId,
      submissionId,
      workoutId: made.view.workouts[0]?.id,
    },
    ...(endpoint.body && { body: sampleOf(endpoint.body, fields) }),
  } as CallInput<Endpoint>;
  const extras = { as: await signedIn(parts, made.owner), idempotencyKey: crypto.randomUUID() };
  const repeat = () => call(endpoint, input, extras);
  const first = await repeat();
  const remove = async () => {
    const params = { competitionId, personId: made.owner.id };
    await call(removeStaff, { params }, { as: await signedIn(parts, other) });
  };
  return { first, repeat, remove };
}

/** A standing that a ceremony can start with, or a ceremony that has shown it. */
async function ceremony(endpoint: Endpoint, made: CompetitionMade, entryId: string): Promise<void> {
  if (endpoint !== startReveal && endpoint !== publishReveal) return;
  const params = { competitionId: made.view.competition.id, divisionId: made.view.divisions[0]?.id ?? '' };
  await score(parts, made, { entryId, typed: '8:00' });
  await freezeBoard(parts, made.viewer, params, true);
  if (endpoint === startReveal) return;
  await start(parts, made.viewer, params);
  await moveReveal(parts, made.viewer, params, { from: null, to: 1 });
}

/** The id of a submission that can be reviewed, or whose review can be undone; of none where neither is called. */
async function submitted(endpoint: Endpoint, made: CompetitionMade, entryId: string): Promise<string> {
  const submissionId = crypto.randomUUID();
  if (endpoint !== reviewSubmission && endpoint !== undoReview) return submissionId;
  const athlete = await person(parts);
  await claimEntry(parts, { id: entryId }, athlete);
  await submissionWindow(parts, made);
  await submission(parts, made, asViewer(athlete), { entryId, submissionId });
  if (endpoint === undoReview) {
    const params = { competitionId: made.view.competition.id, submissionId };
    await review(parts, made.viewer, params, newReview.parse({ verdict: 'accepted' }));
  }
  return submissionId;
}

/** The id of an appeal that can be decided, or whose decision can be undone; of none where neither is called. */
async function appealed(endpoint: Endpoint, made: CompetitionMade): Promise<string> {
  if (endpoint !== decideAppeal && endpoint !== undoAppealDecision) return crypto.randomUUID();
  const appealId = await appealBy(parts, made);
  if (endpoint === undoAppealDecision) {
    const params = { competitionId: made.view.competition.id, appealId };
    await decide(parts, made.viewer, params, { outcome: 'denied', reason: 'Seen', change: null });
  }
  return appealId;
}

describe('a repeated call', () => {
  it.each(kept)('%s gets the first answer while its caller may make it', async (_, endpoint) => {
    const { first, repeat } = await answered(endpoint);
    expect(await repeat()).toEqual(first);
  });

  it.each(kept)('%s is refused once its caller has left the competition', async (_, endpoint) => {
    const { repeat, remove } = await answered(endpoint);
    await remove();
    expect(await failure(repeat())).toEqual([403, 'not_allowed', undefined]);
  });
});
