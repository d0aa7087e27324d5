import { newConversation, newMessage } from '@chalkline/contract/messages/message.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { sendMessage, startConversation } from '../messages/messages/messages.service.ts';
import type { Parts } from '../platform/parts.ts';
import { follow } from '../profiles/connections/connections.service.ts';
import { type HostName, type Hosts, hostNames } from './demo-hosts.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import { partsAt } from './demo-till.ts';

type Line = readonly [hoursAgo: number, asked: string, answer: string];

/** What each asked the organizer, and the answer. */
const asked: Readonly<Record<HostName | keyof OtherOrganizers, Line>> = {
  amaia: [
    1890,
    'Do you rent out the rig after the Throwdown?',
    'The plates, yes. The rig goes back on Monday.',
  ],
  bongani: [
    1720,
    'Is the trail in Nakuru marked in daylight only?',
    'Reflectors every fifty meters, so after dark too.',
  ],
  celeste: [1655, 'Can I judge with a baby on my back?', 'At the desk, gladly. On the floor I’d worry.'],
  davit: [
    1540,
    'Our stones are 110 and 130. Would you want them as a workout?',
    'Send a video. I already like it.',
  ],
  eun: [1470, 'What do you use for the start beep?', 'A truck horn with a relay. I’ll send the drawing.'],
  farid: [1400, 'Kilo plates or pounds in the warm-up area?', 'Kilos everywhere, with a card that converts.'],
  gudrun: [
    1335,
    'How do you seed people who never competed?',
    'Middle of the field, and an honest first heat.',
  ],
  hamish: [
    1270,
    'Is there a quiet room for neurodivergent athletes?',
    'Upper floor, second door. No music, no questions.',
  ],
  isabella: [
    1190,
    'Is there room for a physio next to floor B?',
    'Two tables fit. Bring your own power cable.',
  ],
  jakub: [
    1105,
    'Which calibrated plates do you trust?',
    'The red ones from Gdańsk. Weighed them all, twice.',
  ],
  keala: [
    1010,
    'Can we borrow your lane cards for our regatta?',
    'They are in the blue box. Return the clips, please.',
  ],
  linh: [940, 'Who does your photos?', 'Yusuf, who is never in the way.'],
  mohamed: [870, 'Is there a prayer room on site?', 'Yes, beside the check-in, open all day.'],
  nadine: [800, 'Will there be a division for people over sixty?', 'If eight sign up. I have five names.'],
  oluchi: [
    735,
    'My club has eleven athletes. Is there a group price?',
    'From ten on, write me the names and I’ll make a code.',
  ],
  pekka: [660, 'How cold is the water at the harbor in April?', 'Nine degrees. You would like it.'],
  rosalia: [590, 'Do stairs count as equipment in your insurance?', 'As a building part. I asked, too.'],
  simon: [520, 'Can spectators come by bike?', 'Racks for two hundred, guarded on Saturday.'],
  tamsin: [455, 'Would you swap a day of judging with us?', 'June for you, September for me?'],
  ulrika: [425, 'Could the briefing be translated into Swedish?', 'If you read it over, it’s up tonight.'],
  vikram: [410, 'Is there a vegetarian lunch for judges?', 'Two of the three are.'],
  wanda: [400, 'My daughter is fifteen. May she volunteer?', 'At the scores, with your signature.'],
  yara: [390, 'Are gloves allowed on the bar?', 'Grips yes, tacky no.'],
  zanele: [
    360,
    'Where do I park a van with nine athletes?',
    'Gate 2, and tell the guard you bring the noise.',
  ],
  ingrid: [
    330,
    'Your schedule template saved my weekend.',
    'Take the new one, it has buffers after every third heat.',
  ],
  kenji: [270, 'Do you publish cut lines before the day?', 'Always. No one likes to hear it from a speaker.'],
  catalina: [205, 'How many volunteers for 120 athletes?', 'Forty, and ten who bring food.'],
  arun: [150, 'May I copy your appeal rules?', 'Please do, and tell me what you change.'],
  claire: [
    96,
    'The hall in Québec wants a floor plan. Do you have one to scale?',
    'Sent by mail. Mind the pillar at lane 6.',
  ],
};

/** The inbox of somebody who has run competitions for years: everybody asks once. */
export async function makeInbox(
  parts: Parts,
  organizer: Person,
  people: Hosts & OtherOrganizers,
): Promise<void> {
  for (const who of [...hostNames, 'ingrid', 'kenji', 'catalina', 'arun', 'claire'] as const) {
    const [hoursAgo, question, answer] = asked[who];
    const at = (ago: number) => partsAt(parts, new Date(parts.clock.now().getTime() - ago * hour));
    // Who is followed writes without a request.
    await follow(at(hoursAgo + 1), asViewer(organizer), people[who].id);
    const first = newConversation.parse({ personIds: [organizer.id], message: { body: question } });
    const id = await startConversation(at(hoursAgo), asViewer(people[who]), first);
    await sendMessage(at(hoursAgo - 2), asViewer(organizer), id, newMessage.parse({ body: answer }));
  }
}
