import type { ChallengeGoal } from '@chalkline/contract/groups/group-facts.schema.ts';
import type { ChallengeSketch } from './demo-challenge-sketches.ts';
import type { HostName } from './demo-hosts.ts';

/** On the second line: by whom, what counts and how, the target, first and last day from today, how many take part. */
const coming = `
Ski erg before snow | Meters on the machine until the real tracks open.
  ulrika | rowing | most | 0 | 6 | 62 | 7
Metro stairs, Warsaw | Every floor you climb instead of ride is a step more.
  wanda | steps | most | 0 | 8 | 64 | 9
Ten thousand for tea | Ten thousand steps a day; miss one and you brew for the office.
  vikram | steps | streak | 0 | 10 | 58 | 8
Table Mountain, added up | Hike the height of the mountain ten times, in pieces.
  zanele | hiking | reach | 60000 | 11 | 70 | 6
One kettlebell a day | Any weight, any move, ten minutes.
  gudrun | strength | streak | 0 | 13 | 57 | 5
Sixteen Saturdays | A workout outside every weekend until March.
  hamish | workout | most | 0 | 14 | 110 | 10
Crawl to the island | The pool version of the strait, fifty lengths at a time.
  yara | swimming | reach | 14000 | 16 | 77 | 5
Commute by bike | Kilometers to work and back. Rain counts double in respect only.
  nadine | cycling | most | 0 | 17 | 81 | 11
The long lap of Lake Vättern | Three hundred kilometers in two months, on rollers if you must.
  ulrika | cycling | reach | 300000 | 19 | 84 | 6
Best five hundred | One row, all out, once. Log the meters you were proud of.
  tamsin | rowing | best | 0 | 21 | 56 | 8
Twelve calm evenings | Slow yoga after dinner, twelve times until the new year.
  isabella | yoga | most | 0 | 22 | 59 | 7
Walk every canal | All of them, in any order, with someone you like.
  simon | walking | reach | 90000 | 24 | 88 | 9
`;

/** Challenges that begin in the next weeks. */
export const comingChallenges: readonly ChallengeSketch[] = coming
  .trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [name = '', description = '', by, type, goal, target, first, last, people] = entry
      .split(/ \| |\n/)
      .map((word) => word.trim());
    return {
      name,
      description,
      by: by as HostName,
      goal: goal as ChallengeGoal,
      type: type as ChallengeSketch['type'],
      ...(target !== '0' && { target: Number(target) }),
      days: [Number(first), Number(last)] as const,
      people: Number(people),
      most: 0,
    };
  });
