import { newAppeal, newAppealMessage } from '@chalkline/contract/competitions/appeal.schema.ts';
import { newEntry } from '@chalkline/contract/competitions/entry.schema.ts';
import { newReview, newSubmission } from '@chalkline/contract/competitions/submission.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { setAppealWindow } from '../competitions/appeals/appeals.service.ts';
import { addAppealMessage, createAppeal } from '../competitions/appeals/appeals.thread.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { createEntry } from '../competitions/entries/entries.change.service.ts';
import { claimEntry } from '../competitions/entries/entries.claim.service.ts';
import { listEntries } from '../competitions/entries/entries.service.ts';
import { reviewSubmission } from '../competitions/submissions/submissions.review.service.ts';
import { setSubmissionWindow } from '../competitions/submissions/submissions.service.ts';
import { submitResult } from '../competitions/submissions/submissions.submit.service.ts';
import { listWorkouts } from '../competitions/workouts/workouts.service.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { Parts } from '../platform/parts.ts';
import { oldAccountOf } from './demo-account.ts';
import { demoDay } from './demo-days.ts';
import { makeOther } from './make-other.ts';
import { men, type OtherCompetition, women } from './other-competition.ts';

/** Online and under way: athletes submit results from home, and the judge reviews them. */
export const qualifier: OtherCompetition = {
  facts: {
    name: 'Northern Lights Qualifier',
    description:
      'Two workouts in two weeks, done wherever you train. Film yourself in one take and submit the link with your result.',
    online: true,
    zone: 'Europe/Oslo',
  },
  by: 'organizer',
  days: [0, 14],
  state: 'live',
  divisions: [
    { ...women, name: 'Women', size: 14 },
    { ...men, name: 'Men', size: 12 },
  ],
  workouts: [
    { name: 'Aurora', like: 'rounds' },
    { name: 'Polar Night', like: 'row' },
  ],
  played: 0,
};

/** How many days from today each workout closes. */
const closings: Readonly<Record<string, number>> = { Aurora: 3, 'Polar Night': 10 };

/** Rounds and reps, in the order of the athletes; the first two are reviewed. */
const results = ['8+40', '9+12', '7+31', '8+3', '9+30', '6+44', '8+21', '7+2', '7+44', '6+12', '9+1', '5+38'];

/** The qualifier with twelve results of its first workout, of which ten wait for a review. */
export async function makeQualifier(
  parts: Parts,
  {
    organizer,
    athlete,
    judge,
  }: { readonly organizer: Person; readonly athlete: Person; readonly judge: Person },
): Promise<void> {
  const staff = [judge];
  const competitionId = await makeOther(parts, qualifier, { organizer, athlete, staff });
  await openQualifier(parts, organizer, competitionId);
  await setAppealWindow(parts, asViewer(organizer), competitionId, { minutes: 2880 });
  const [aurora] = await listWorkouts(parts, asViewer(organizer), competitionId);
  const { data } = await listEntries(parts, asViewer(organizer), competitionId, { limit: 100 });
  // The athlete has their result still to submit.
  const own = newEntry.parse({ divisionId: data[0]?.divisionId, name: athlete.name, country: 'NLD' });
  await claimEntry(parts, await createEntry(parts, asViewer(organizer), competitionId, own), athlete);
  for (const [index, typed] of results.entries()) {
    const entry = data[index * 2];
    if (!entry || !aurora) continue;
    const who = await oldAccountOf(parts, entry.name);
    await claimEntry(parts, entry, who);
    const earlier = {
      ...parts,
      clock: { now: () => new Date(parts.clock.now().getTime() - (26 - 2 * index) * hour) },
    };
    const submissionId = newId(earlier.clock.now().getTime());
    await submitResult(
      earlier,
      asViewer(who),
      { competitionId, submissionId },
      newSubmission.parse({
        workoutId: aurora.id,
        entryId: entry.id,
        typed,
        video: `https://video.example.org/aurora-${index + 1}`,
        note: index === 3 ? 'The clock is on the wall behind me, left of the rack.' : '',
      }),
    );
    const review = reviews[index];
    if (review) {
      const params = { competitionId, submissionId };
      await reviewSubmission(parts, asViewer(judge), params, newReview.parse(review));
    }
    if (review?.verdict === 'adjusted') {
      const about = newAppeal.parse({ workoutId: aurora.id, entryId: entry.id, ...appealed });
      const { id: appealId } = await createAppeal(parts, asViewer(who), competitionId, about);
      const answer = newAppealMessage.parse({ text: answered });
      await addAppealMessage(parts, asViewer(judge), { competitionId, appealId }, answer);
    }
  }
}

const appealed = {
  text: 'The squat at 8:08 is below parallel. The second camera shows it from the side.',
  link: 'https://video.example.org/aurora-2-side',
};
const answered = 'Thanks, we’ll watch the second angle tonight.';

const reviews = [
  { verdict: 'accepted' },
  {
    verdict: 'adjusted',
    kind: 'reps',
    reason: 'Two reps short of the standard',
    marks: [
      { at: 251, text: 'Swing not overhead', amount: 1 },
      { at: 488, text: 'Squat above parallel', amount: 1 },
    ],
  },
];

/** Opens both workouts for results, until the demo's usual days from today. */
export async function openQualifier(parts: Parts, organizer: Person, competitionId: string): Promise<void> {
  const viewer = asViewer(organizer);
  for (const { id: workoutId, name } of await listWorkouts(parts, viewer, competitionId)) {
    const closesAt = `${demoDay(parts, closings[name] ?? 3)}T19:00:00.000Z`;
    const params = { competitionId, workoutId };
    await setSubmissionWindow(parts, viewer, params, { opensAt: null, closesAt, needsVideo: true });
  }
}
