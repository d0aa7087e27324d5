import type { NewCheckInForm } from '@chalkline/contract/coaching/check-in.schema.ts';
import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import { answerCheckIn } from '../coaching/check-ins/check-ins.answer.service.ts';
import { listCheckIns, replyToCheckIn, setSchedule } from '../coaching/check-ins/check-ins.service.ts';
import { createForm } from '../coaching/check-ins/forms.service.ts';
import { askForCoaching, moveCoaching } from '../coaching/coachings/coachings.service.ts';
import { createNote } from '../coaching/notes/notes.service.ts';
import { answerScreening } from '../coaching/screening/screening.service.ts';
import { setSharing } from '../coaching/sharing/sharing.service.ts';
import { askToTrain } from '../coaching/trainer-requests/trainer-requests.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { traineeWeighed } from './demo-diary.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';
import { type ClientHabit, makeClientTraining } from './demo-training.ts';

const weekly: NewCheckInForm = {
  name: 'Weekly check-in',
  questions: [
    { label: 'Body weight', kind: 'weight', area: 'body' },
    { label: 'Sleep', kind: 'sleep', area: 'body' },
    { label: 'How hard was training?', kind: 'scale', area: 'training' },
    { label: 'What went well, what didn’t?', kind: 'text', area: 'training' },
  ],
};

type Answers = readonly [kilograms: number, hours: number, effort: number, words: string];

interface DemoClient {
  /** Of the gym chain; null for the trainee who can sign in. */
  readonly email: string | null;
  readonly since: number;
  readonly message: string;
  readonly daysPerWeek?: number;
  readonly trainsAt?: string;
  readonly state: 'asked' | 'active' | 'paused';
  /** How many days ago each check-in was sent, with the answers and a reply; null: none. */
  readonly checkIns?: readonly (readonly [daysAgo: number, answers: Answers | null, reply?: string])[];
  /** Logs workouts. */
  readonly trains?: ClientHabit;
  readonly notes?: readonly (readonly [daysAgo: number, text: string, isShared: boolean])[];
}

const clients: readonly DemoClient[] = [
  {
    email: null,
    since: 60,
    message: 'Stronger for hiking in the summer. Three evenings a week.',
    state: 'active',
    checkIns: [
      [57, [traineeWeighed(8), 6.4, 5, 'Everything is sore. Is that right?'], 'For two weeks, yes.'],
      [50, [traineeWeighed(7), 6.6, 6, 'Less sore. Deadlifts feel good.'], 'They look good, too.'],
      [43, [traineeWeighed(6), 6.2, 4, 'Busy week, short nights.'], 'Sleep first. We keep the loads.'],
      [36, [traineeWeighed(5), 7, 6, 'Back to three evenings.'], 'Nice. 2.5 kg more on the bar.'],
      [29, [traineeWeighed(4), 7.1, 6, 'Plank over a minute!'], 'Told you.'],
      [22, [traineeWeighed(3), 6.8, 7, 'Hard, but I finished everything.'], 'An easy week comes next.'],
      [15, [traineeWeighed(2), 6.9, 6, 'Knees sore after box jumps.'], 'Step-ups this week.'],
      [8, [traineeWeighed(1), 7.2, 7, 'Step-ups feel fine.'], 'Keep them. Add 2.5 kg on Monday.'],
      [1, [traineeWeighed(0), 7.4, 7, 'Slept well, legs are strong.']],
    ],
    notes: [
      [12, 'Step-ups in place of box jumps until the knees are quiet.', false],
      [5, 'Good week. Add 2.5 kg to the front squat on Monday.', true],
    ],
  },
  {
    email: 'tomasz.zielny@ironworks.test',
    since: 41,
    message: 'First competition in spring, scaled division.',
    state: 'active',
    trains: 'traveling',
    checkIns: [[9, null]],
    notes: [[9, 'Travels on Fridays, hotel gym with dumbbells to 30 kg.', false]],
  },
  {
    email: 'aurelie.bonnard@ironworks.test',
    since: 33,
    message: 'Ten strict pull-ups by the end of the year.',
    state: 'active',
    trains: 'pulling',
    checkIns: [
      [27, [71.4, 7.5, 6, 'Five, the last one with a kick.'], 'Slower on the way down.'],
      [20, [71.2, 7.2, 7, 'Six!'], 'See?'],
      [13, [71.1, 7.9, 4, 'Away for the week.'], 'Rest counts. Back to it on Monday.'],
      [6, [71, 7.8, 5, 'Seven in a row!'], 'Great. Two sets of five on Friday.'],
    ],
  },
  {
    email: 'hamza.siddiqui@ironworks.test',
    since: 27,
    message: 'Back to training after a long break.',
    state: 'active',
  },
  {
    email: 'ngaire.paki@ironworks.test',
    since: 20,
    message: 'Rowing technique and a faster two kilometers.',
    state: 'paused',
  },
  {
    email: 'sofia.escalante@ironworks.test',
    since: 1,
    message: 'I can hang for a minute but can’t pull. One clean rep by March, please.',
    daysPerWeek: 3,
    trainsAt: 'A bar at home',
    state: 'asked',
  },
];

/** Somebody of the gym chain who asks to become a trainer. */
const wouldTrain = {
  email: 'otis.pemberton@ironworks.test',
  since: 2,
  message: 'I’ve helped with the beginners’ class since September, and passed my coaching course this week.',
};

/**
 * The trainer of the gym chain with five clients, of whom one misses a check-in, and a request; and somebody who asks to
 * become a trainer.
 */
export async function makeDemoCoaching(parts: Parts, { trainer, trainee }: DemoPeople): Promise<void> {
  const form = await createForm(daysAgo(parts, 62), asViewer(trainer), weekly);
  for (const { email, since, message, daysPerWeek, trainsAt, state, trains, ...kept } of clients) {
    const { checkIns = [], notes = [] } = kept;
    const client = email === null ? trainee : await findPersonByEmail(parts.database.sql, email);
    if (!client) throw new Error(`The demo misses a person at ${email}.`);
    const then = daysAgo(parts, since);
    const { id } = await askForCoaching(then, asViewer(client), {
      trainerId: trainer.id,
      message,
      daysPerWeek: daysPerWeek ?? null,
      trainsAt: trainsAt ?? '',
      sharesScreening: state === 'asked',
    });
    if (state === 'asked') await answerScreening(then, asViewer(client), { concerns: [5] });
    const coach = asViewer(trainer);
    if (state === 'asked') continue;
    await moveCoaching(daysAgo(parts, since - 1), coach, id, { from: 'asked', to: 'active', reason: '' });
    if (state === 'paused')
      await moveCoaching(daysAgo(parts, 6), coach, id, { from: 'active', to: 'paused', reason: '' });
    if (checkIns.length > 0)
      await setSharing(daysAgo(parts, since - 2), asViewer(client), id, {
        training: true,
        nutrition: email === null,
        body: email === null,
      });
    for (const [days, answers, reply] of checkIns) {
      const at = daysAgo(parts, days);
      await setSchedule(at, coach, id, { formId: form.id, everyDays: 7 });
      const { data } = await listCheckIns(at, asViewer(client), id, { limit: 1 });
      const about = { coachingId: id, checkInId: data[0]?.row.id ?? '' };
      if (!answers) continue;
      const { row } = await answerCheckIn(at, asViewer(client), about, { answers: [...answers] });
      if (reply) await replyToCheckIn(at, coach, about, { text: reply, version: row.version });
    }
    if (trains) await makeClientTraining(parts, asViewer(client), trains);
    for (const [days, text, isShared] of notes)
      await createNote(daysAgo(parts, days), coach, id, { text, isShared });
  }
  const { email, since, message } = wouldTrain;
  const asking = await findPersonByEmail(parts.database.sql, email);
  if (!asking) throw new Error(`The demo misses a person at ${email}.`);
  await askToTrain(daysAgo(parts, since), asViewer(asking), { message });
}
