import type { ReportReason } from '@chalkline/contract/moderation/moderation-kinds.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';

export type PostAuthor = keyof Pick<DemoPeople, 'organizer' | 'athlete' | 'judge'> | keyof OtherOrganizers;
export interface DemoPost {
  /** The name of its group; none: on the author’s page. */
  readonly in?: string;
  readonly by: PostAuthor;
  readonly daysAgo: number;
  readonly text: string;
  readonly isAnnouncement?: true;
  readonly isPinned?: true;
  /** Shows a picture, described so. */
  readonly picture?: string;
  readonly likedBy?: readonly PostAuthor[];
  readonly comments?: readonly (readonly [by: PostAuthor, text: string])[];
  readonly reports?: readonly (readonly [by: PostAuthor, reason: ReportReason, note: string])[];
  /** Its report was dismissed by the organizer. */
  readonly isDismissed?: true;
}

export const rowers = 'Harbor Rowers';
const crew = 'Tuesday crew';
const cars = 'Race weekend car share';
const lifters = 'Maas Lifting Club';
const runners = 'Sunday run club';
const night = 'Night shift training';

/** Oldest first: that is how they are numbered. `@organizer` names a person of the demo. */
export const posts: readonly DemoPost[] = [
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 91, isAnnouncement: true },
    text: 'Welcome to the new home of the **Harbor Rowers**. Training times, races and rides are posted here.',
    likedBy: ['athlete', 'judge', 'ingrid', 'kenji'],
  },
  {
    ...{ in: lifters, by: 'judge', daysAgo: 89 },
    text: 'Platforms are marked, chalk is in the box by the door. Write down what you lift.',
    likedBy: ['organizer'],
  },
  {
    ...{ in: runners, by: 'athlete', daysAgo: 86 },
    text: 'First Sunday together: seven people, 10 km, two coffees each.',
    likedBy: ['organizer', 'arun'],
    comments: [['arun', 'The second coffee was the longer part.']],
  },
  {
    ...{ in: rowers, by: 'kenji', daysAgo: 83 },
    text: 'New handle on rower 6. It no longer squeaks on the return.',
    likedBy: ['athlete', 'ingrid'],
  },
  {
    ...{ by: 'claire', daysAgo: 80 },
    text: 'Back on the bike after the summer. Legs disagree.',
    likedBy: ['ingrid'],
  },
  {
    ...{ in: rowers, by: 'ingrid', daysAgo: 76 },
    text: 'Test day on Thursday: 2 km, in pairs, one shouts. Who is in?',
    likedBy: ['organizer', 'kenji'],
    comments: [
      ['athlete', 'In. I shout better than I row.'],
      ['kenji', 'In.'],
    ],
  },
  {
    ...{ in: rowers, by: 'athlete', daysAgo: 73 },
    text: '7:19 on the 2 km. A start.',
    likedBy: ['ingrid', 'kenji', 'organizer', 'judge'],
  },
  {
    ...{ in: runners, by: 'judge', daysAgo: 69 },
    text: 'Nine o’clock sharp this week, the bridge opens at half past.',
  },
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 66, isAnnouncement: true },
    text: 'Soup after the race on Saturday. Bring a bowl.',
    likedBy: ['athlete', 'claire', 'arun', 'ingrid'],
  },
  {
    ...{ in: crew, by: 'organizer', daysAgo: 62 },
    text: 'Tuesday is intervals: eight times two minutes, one minute rest.',
    likedBy: ['kenji'],
  },
  {
    ...{ by: 'arun', daysAgo: 58 },
    text: 'Weeks one and two of mobility work: five minutes every morning, nothing heroic.',
    likedBy: ['claire', 'organizer'],
  },
  {
    ...{ in: rowers, by: 'claire', daysAgo: 54 },
    text: 'Found: one red glove by the ergs. It misses its friend.',
    comments: [['judge', 'Mine! Thank you.']],
  },
  {
    ...{ in: lifters, by: 'organizer', daysAgo: 49 },
    text: 'Clean and jerk on Mondays until the end of the year.',
    likedBy: ['judge'],
  },
  {
    ...{ in: rowers, by: 'athlete', daysAgo: 44 },
    text: '7:11. Eight seconds in a month, and the last 500 still hurts.',
    likedBy: ['kenji', 'ingrid', 'organizer'],
    comments: [['kenji', 'It always will.']],
  },
  {
    ...{ in: runners, by: 'arun', daysAgo: 41 },
    text: 'Fourteen of us along the lock. Someone bring a bigger thermos.',
    likedBy: ['athlete', 'organizer'],
  },
  {
    ...{ in: rowers, by: 'judge', daysAgo: 36 },
    text: 'The shed has light again. The switch is behind the blue box.',
    likedBy: ['organizer', 'claire'],
  },
  {
    ...{ in: rowers, by: 'ingrid', daysAgo: 28 },
    text: 'First 5k of the season: 19:48. Slow, and happy about it.',
    likedBy: ['organizer', 'athlete', 'claire'],
    comments: [['athlete', 'Everyone starts somewhere. Same time on Thursday?']],
  },
  {
    ...{ in: runners, by: 'athlete', daysAgo: 27 },
    text: 'Route for Sunday:\n\n1. Boat shed\n2. Along the water to the lock\n3. Back over the old bridge\n\nEasy pace, no one is left behind.',
    likedBy: ['organizer', 'judge', 'arun'],
    picture: 'The Sunday route along the water',
  },
  {
    ...{ in: lifters, by: 'judge', daysAgo: 25 },
    text: 'Platform two has new bumpers. Please don’t drop empty bars.',
  },
  {
    ...{ in: crew, by: 'kenji', daysAgo: 23 },
    text: 'Who has a spare dry layer for tonight?',
    comments: [
      ['organizer', 'Two in the locker, take one.'],
      ['ingrid', 'I bring one as well.'],
    ],
  },
  {
    ...{ by: 'arun', daysAgo: 21 },
    text: 'Six weeks of mobility work and the overhead squat finally looks like one.',
    likedBy: ['athlete', 'organizer'],
  },
  {
    ...{ in: rowers, by: 'claire', daysAgo: 19 },
    text: 'Does anyone sell a rower seat cover? Mine has given up.',
    comments: [['judge', 'There is one in the shed with no name on it.']],
    reports: [['kenji', 'advertising', '']],
    isDismissed: true,
  },
  {
    ...{ in: night, by: 'judge', daysAgo: 18 },
    text: 'Doors open at 22:30 this week. Ring twice.',
    likedBy: ['athlete'],
  },
  {
    ...{ in: rowers, by: 'kenji', daysAgo: 16 },
    text: 'Split practice from this morning. The third 500 is where it happens.',
    picture: 'Splits of the morning session',
    likedBy: ['athlete', 'ingrid', 'organizer'],
  },
  {
    ...{ in: runners, by: 'arun', daysAgo: 13 },
    text: 'Ten of us today, and one very wet dog. Same time next week.',
    likedBy: ['athlete', 'judge'],
  },
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 11, isAnnouncement: true, isPinned: true },
    text: 'The boat shed is ours on Tuesdays from next month. Bring a headlamp and one dry layer. The first session starts at **18:30**.',
    likedBy: ['athlete', 'judge', 'ingrid', 'kenji', 'claire', 'arun'],
    comments: [
      ['athlete', 'I’ll bring the big thermos.'],
      ['ingrid', 'Headlamps are in the blue box.'],
    ],
  },
  {
    ...{ in: cars, by: 'athlete', daysAgo: 9 },
    text: 'Driving to the coast on Friday at 15:00, three seats free.',
    comments: [['claire', 'One for me, please.']],
  },
  {
    ...{ by: 'organizer', daysAgo: 8 },
    text: 'Judges’ briefing notes are done. Thank you @judge for reading all of them twice.',
    likedBy: ['judge', 'athlete'],
    reports: [['kenji', 'other', 'Posted twice.']],
  },
  {
    ...{ in: lifters, by: 'organizer', daysAgo: 6 },
    text: 'Snatch clinic on Saturday. Eight places, bring straps.',
    picture: 'Chalk on a barbell',
    likedBy: ['judge', 'catalina'],
  },
  {
    ...{ in: rowers, by: 'judge', daysAgo: 4 },
    text: 'Movement standards for the weekend, in short:\n\n- Full extension or no rep\n- Count out loud\n- Ask the head judge **before** you guess',
    likedBy: ['organizer', 'athlete', 'kenji'],
  },
  {
    ...{ in: rowers, by: 'arun', daysAgo: 2.1 },
    text: 'Grips and straps, 20 % off this week with the code ARUN20.',
    reports: [
      ['claire', 'advertising', ''],
      ['ingrid', 'advertising', 'The third one this week.'],
    ],
  },
  {
    ...{ in: rowers, by: 'athlete', daysAgo: 2 },
    text: 'Sub 7:05 at last. Thank you for shouting, lane four. Splits were 1:44, 1:46, 1:47, 1:45.',
    likedBy: ['organizer', 'judge', 'ingrid', 'kenji', 'claire'],
    comments: [
      ['ingrid', 'That third 500 was the whole story.'],
      ['kenji', 'Next stop 6:55. I hold the watch.'],
    ],
  },
  {
    ...{ in: runners, by: 'judge', daysAgo: 1 },
    text: 'Sunday looks dry. Nine o’clock at the shed, @athlete brings the map.',
    likedBy: ['arun'],
  },
  {
    ...{ in: rowers, by: 'ingrid', daysAgo: 0.3 },
    text: 'Who comes along to the throwdown this weekend? There is a free seat in my car.',
    comments: [['organizer', 'See you on the floor!']],
  },
  {
    ...{ in: rowers, by: 'organizer', daysAgo: 0.1 },
    text: 'This is the community to bring friends to: {community}',
    likedBy: ['athlete'],
  },
];
