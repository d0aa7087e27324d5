import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { emptyReply } from './answer.rules.ts';
import type { Safety } from './safety.rules.ts';

const call = (label: string, phone: string) => ({
  label,
  phone,
  href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
});
const site = (label: string, href: string) => ({ label, phone: null, href });

// Every number has a source; where none was found, the site is linked in its place.
const emergencyNumbers = [
  // mexiconewsdaily.com/news/911-roll-out-wraps-up-in-32-states-monday; yucatanmagazine.com/911-number-emergencies-starting-monday
  call('US, Canada, Mexico', '911'),
  // frequentbusinesstraveler.com/2012/08/how-to-call-for-help-around-the-world-emergency-numbers-and-instructions-for-travelers
  call('European Union', '112'),
  call('UK', '999'),
  // police.nsw.gov.au/?a=6943
  call('Australia', '000'),
  // govt.nz/browse/crime-and-justice/crimes-and-emergencies/111-emergency-service
  call('New Zealand', '111'),
];

const say = (title: string, ...texts: string[]) => ({
  ...emptyReply,
  kind: 'care' as const,
  title: { text: title, sources: [] },
  paragraphs: texts.map((text) => ({ text, sources: [] })),
});

/** What is said in place of an answer. */
const replies: Readonly<Record<Exclude<Safety, 'medical'>, AssistantReply>> = {
  emergency: {
    ...say(
      'Stop, and call emergency services now.',
      'What you describe can be an emergency. Sit or lie down, and don’t drive yourself, even if it gets better. Tell the people near you. If your country isn’t listed, call your local emergency number. If you’re with someone this happens to, stay with them.',
      'The assistant gives no food or training advice on this. Nothing you wrote was stored.',
    ),
    isUrgent: true,
    contacts: emergencyNumbers,
  },
  crisis: {
    ...say(
      'You don’t have to go through this alone. Talk to someone now.',
      'If you might hurt yourself, call emergency services. Trained people listen at these numbers at any hour. Tell someone near you how you feel, and stay with them.',
      'Nothing you wrote was stored.',
    ),
    isUrgent: true,
    contacts: [
      // en.wikipedia.org/wiki/988_(telephone_number); 988.ca/get-help/what-to-expect
      call('US and Canada: crisis line, call or text', '988'),
      // newstalk.com/reader/47.301/69999/0; irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014
      call('UK and Ireland: Samaritans', '116 123'),
      // suicidepreventionaust.org/october-member-of-the-month-lifeline
      call('Australia: Lifeline', '13 11 14'),
      call('European Union: emergency services', '112'),
      site('Other countries', 'https://findahelpline.com'),
    ],
  },
  eating: {
    ...say(
      'The assistant doesn’t help with eating this little.',
      'Long fasts, very few calories, purging and losing weight when you’re already light can do serious harm. It computes no deficit for this. Please talk to a doctor, or to people who know eating disorders well. They help early, too.',
      'If you faint, have chest pain or think of hurting yourself, call emergency services.',
    ),
    contacts: [
      site('US: ANAD helpline', 'https://anad.org'),
      // vancouverislandmentalhealthsociety.org/its-eating-disorders-awareness-week-in-canada-from-february-1-to-7
      call('Canada: NEDIC', '1 866 633 4220'),
      // Its numbers differ between the nations of the UK.
      site('UK: Beat', 'https://www.beateatingdisorders.org.uk'),
      // butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders
      call('Australia: Butterfly', '1800 33 4673'),
      site('Other countries', 'https://findahelpline.com'),
    ],
  },
  doses: say(
    'The assistant gives no doses.',
    'Ask your doctor or pharmacist how much of a medicine or supplement to take, and before you change or stop one. You can ask here what foods contain.',
  ),
  no_deficit: say(
    'Please ask a doctor about this.',
    'Under 18, in pregnancy and while breastfeeding, eating less to lose weight can do harm, and the formulas for adults don’t apply. Ask a doctor, a midwife or a registered dietitian. You can ask here what foods contain.',
  ),
};

/** Null where the question may be answered, with a caution. */
export function careReply(
  safety: Safety,
  asks: { forLess: boolean; forFood: boolean },
): AssistantReply | null {
  if (safety === 'medical') return null;
  if (safety === 'no_deficit' && asks.forFood && !asks.forLess) return null;
  return replies[safety];
}

/** What goes with an answer. */
export function cautionFor(safety: Safety | null): string | null {
  if (safety === 'medical') {
    return 'These are general facts about food, not advice for an illness or with medicines, and no diagnosis. Ask your doctor what they mean for you.';
  }
  if (safety === 'no_deficit') {
    return 'These are general facts about food. Under 18, in pregnancy and while breastfeeding, ask a doctor or dietitian how much you need.';
  }
  return null;
}
