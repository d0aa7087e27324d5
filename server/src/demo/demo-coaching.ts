import { findPersonByEmail } from '../accounts/people/people.repository.ts';
import { askForCoaching, moveCoaching } from '../coaching/coachings/coachings.service.ts';
import { createNote } from '../coaching/notes/notes.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';
import { daysAgo } from './demo-joined.ts';
import type { DemoPeople } from './demo-people.ts';

interface DemoClient {
  /** Of the gym chain; null for the trainee who can sign in. */
  readonly email: string | null;
  readonly since: number;
  readonly message: string;
  readonly state: 'asked' | 'active' | 'paused';
  readonly notes?: readonly (readonly [daysAgo: number, text: string, isShared: boolean])[];
}

const clients: readonly DemoClient[] = [
  {
    email: null,
    since: 60,
    message: 'Stronger for hiking in the summer. Three evenings a week.',
    state: 'active',
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
    notes: [[9, 'Travels on Fridays, hotel gym with dumbbells to 30 kg.', false]],
  },
  {
    email: 'aurelie.bonnard@ironworks.test',
    since: 33,
    message: 'Ten strict pull-ups by the end of the year.',
    state: 'active',
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
    state: 'asked',
  },
];

/** The trainer of the gym chain with five clients and a request. */
export async function makeDemoCoaching(parts: Parts, { trainer, trainee }: DemoPeople): Promise<void> {
  for (const { email, since, message, state, notes = [] } of clients) {
    const client = email === null ? trainee : await findPersonByEmail(parts.database.sql, email);
    if (!client) throw new Error(`The demo misses a person at ${email}.`);
    const then = daysAgo(parts, since);
    const { id } = await askForCoaching(then, asViewer(client), { trainerId: trainer.id, message });
    const coach = asViewer(trainer);
    if (state === 'asked') continue;
    await moveCoaching(daysAgo(parts, since - 1), coach, id, { from: 'asked', to: 'active', reason: '' });
    if (state === 'paused')
      await moveCoaching(daysAgo(parts, 6), coach, id, { from: 'active', to: 'paused', reason: '' });
    for (const [days, text, isShared] of notes)
      await createNote(daysAgo(parts, days), coach, id, { text, isShared });
  }
}
