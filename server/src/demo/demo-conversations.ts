import { newConversation, newMessage } from '@chalkline/contract/messages/message.schema.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { renameConversation } from '../messages/conversations/conversations.service.ts';
import { sendMessage, startConversation } from '../messages/messages/messages.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { follow } from '../profiles/connections/connections.service.ts';
import { receiveFile } from '../uploads/uploads.service.ts';
import type { DemoPeople, DemoRole } from './demo-people.ts';

/** A CSV file. */
interface DemoTable {
  readonly name: string;
  readonly rows: readonly string[];
}

interface DemoConversation {
  readonly name?: string;
  readonly about?: string;
  readonly people: readonly [DemoRole, ...DemoRole[]];
  /** How many minutes ago each was written, by whom and what, with the table that was sent along. */
  readonly lines: readonly (readonly [minutesAgo: number, by: DemoRole, body: string, table?: DemoTable])[];
}

const conversations: readonly DemoConversation[] = [
  {
    people: ['athlete', 'organizer'],
    lines: [
      [48_900, 'athlete', 'Thank you for the Steelyard Sessions. Sixth is my best so far.'],
      [48_800, 'organizer', 'Earned on the row. See you at the harbor!'],
      [2900, 'athlete', 'Is there parking at the harbor on Saturday?'],
      [2890, 'organizer', 'Yes, behind hall 3. Come before 8:00, it fills up.'],
      [2885, 'athlete', 'Perfect, thank you!'],
      [
        55,
        'organizer',
        'Your heats and lanes are on the competition’s page. Warm-up opens 30 minutes before.',
      ],
    ],
  },
  {
    name: 'Harbor floor crew',
    about: 'Judges and helpers of Harbor Throwdown’s floor.',
    people: ['organizer', 'judge', 'athlete'],
    lines: [
      [1500, 'organizer', 'Welcome, everyone. Questions about the floor go here.'],
      [1440, 'judge', 'Who has the tiebreak sheet?'],
      [1435, 'organizer', 'It’s at the desk, blue folder.'],
      [
        1400,
        'organizer',
        'Shifts for Saturday.',
        {
          name: 'Harbor shifts.csv',
          rows: ['Time,Floor,Judge', '08:30,A,Noor', '08:30,B,Kenji', '11:00,A,Catalina', '11:00,B,Noor'],
        },
      ],
      [20, 'judge', 'Cap is 10 minutes. Count reps out loud from the fourth movement on.'],
    ],
  },
  {
    people: ['trainee', 'trainer'],
    lines: [
      [84_000, 'trainee', 'Which shoes do I need for the deadlift?'],
      [83_900, 'trainer', 'Flat ones. Socks will do for now.'],
      [70_200, 'trainee', 'Everything hurts. In a good way?'],
      [70_100, 'trainer', 'Muscles: yes. Joints: tell me.'],
      [70_050, 'trainee', 'Only muscles.'],
      [52_000, 'trainee', 'I travel next week. What can I do in a hotel room?'],
      [51_900, 'trainer', 'Planks, split squats, ten minutes each. I’ll count the week as rest.'],
      [36_400, 'trainee', 'One minute and five seconds of plank!'],
      [36_300, 'trainer', 'Told you. Next stop: ninety seconds.'],
      [20_300, 'trainer', 'I sent you “Back to the gym”: two days a week, four weeks.'],
      [20_200, 'trainee', 'Started it today. The rows are my favorite.'],
      [4400, 'trainee', 'My knees hurt after the box jumps. Step-ups instead?'],
      [4300, 'trainer', 'Step-ups this week, yes. Tell me on Friday how they feel.'],
    ],
  },
  {
    name: 'Ironworks desk',
    people: ['corporate-admin', 'receptionist', 'trainer'],
    lines: [
      [61_000, 'corporate-admin', 'Everything for the desk goes here, so that no one asks twice.'],
      [60_900, 'receptionist', 'The card reader needs paper.'],
      [60_800, 'corporate-admin', 'Ordered. Friday.'],
      [33_000, 'trainer', 'I’m away on Wednesday, Dewi takes my clients.'],
      [32_900, 'receptionist', 'Noted at the desk.'],
      [3000, 'receptionist', 'Two of yesterday’s receipts need your approval.'],
      [2900, 'corporate-admin', 'I look at them tonight.'],
      [
        190,
        'receptionist',
        'The week at the desk, as you asked.',
        {
          name: 'Desk week.csv',
          rows: ['Day,Check-ins,Day passes', 'Mon,84,3', 'Tue,91,5', 'Wed,77,2', 'Thu,88,4'],
        },
      ],
    ],
  },
  {
    people: ['receptionist', 'trainer'],
    lines: [
      [8700, 'receptionist', 'Sofía asked for you. Do you have a place?'],
      [8600, 'trainer', 'One on Thursdays. Tell her to send a request.'],
    ],
  },
  {
    people: ['organizer', 'admin'],
    lines: [
      [19_000, 'organizer', 'Harbor Throwdown has its program. Can you put it on the home page?'],
      [18_900, 'admin', 'Yes, it’s first from Monday on.'],
      [18_800, 'organizer', 'Thank you!'],
    ],
  },
  {
    people: ['judge', 'organizer'],
    lines: [
      [30_200, 'judge', 'I read the standards twice. The lunge needs a picture.'],
      [30_100, 'organizer', 'You’ll have it on Friday.'],
      [9100, 'judge', 'How many judges do we have on Saturday?'],
      [9000, 'organizer', 'Eleven, and you.'],
    ],
  },
];

/** Who follows whom: people who know each other write without asking first. */
const follows: readonly (readonly [DemoRole, DemoRole])[] = [
  ['receptionist', 'corporate-admin'],
  ['corporate-admin', 'receptionist'],
  ['trainer', 'receptionist'],
  ['receptionist', 'trainer'],
  ['trainer', 'corporate-admin'],
  ['corporate-admin', 'trainer'],
  ['trainee', 'trainer'],
  ['admin', 'organizer'],
  ['organizer', 'admin'],
  ['athlete', 'organizer'],
  ['organizer', 'athlete'],
  ['judge', 'organizer'],
  ['athlete', 'judge'],
];

/** Conversations of people of the demo, over the last days. */
export async function makeDemoConversations(parts: Parts, people: DemoPeople): Promise<void> {
  const viewerOf = (role: DemoRole) => asViewer(people[role]);
  for (const [who, whom] of follows) await follow(parts, viewerOf(who), people[whom].id);
  for (const { name = '', about, people: roles, lines } of conversations) {
    const [first, ...rest] = lines;
    if (!first) continue;
    const [minutesAgo, by, body] = first;
    const personIds = roles.filter((role) => role !== by).map((role) => people[role].id);
    const input = newConversation.parse({ personIds, name, message: { body } });
    const begun = before(parts, minutesAgo);
    const id = await startConversation(begun, viewerOf(by), input);
    if (about) await renameConversation(begun, viewerOf(by), id, { about });
    for (const [ago, writer, words, table] of rest) {
      const then = before(parts, ago);
      const files = table ? [await sendTable(then, viewerOf(writer), table)] : [];
      await sendMessage(then, viewerOf(writer), id, newMessage.parse({ body: words, files }));
    }
  }
}

async function sendTable(parts: Parts, viewer: Viewer, { name, rows }: DemoTable): Promise<string> {
  const bytes = Buffer.from(`${rows.join('\n')}\n`);
  return (await receiveFile(parts, viewer, { filename: name, bytes })).id;
}

function before(parts: Parts, minutes: number): Parts {
  return { ...parts, clock: { now: () => new Date(parts.clock.now().getTime() - minutes * minute) } };
}
