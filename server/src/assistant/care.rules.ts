import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { emptyReply } from './answer.rules.ts';
import type { Safety } from './safety.rules.ts';

const call = (label: string, phone: string) => ({
  label,
  phone,
  href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
});
const site = (label: string, href: string) => ({ label, phone: null, href });

const emergencyNumbers = [
  call('US, Canada, Mexico', '911'),
  call('Europe and most mobile phones', '112'),
  call('UK', '999'),
  call('Australia', '000'),
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
      'What you describe can be an emergency. Sit or lie down, and don’t drive yourself, even if it gets better. Tell the people near you. If you’re with someone this happens to, stay with them.',
      'The assistant gives no food or training advice on this. Nothing you wrote was stored.',
    ),
    isUrgent: true,
    contacts: emergencyNumbers,
  },
  crisis: {
    ...say(
      'You don’t have to go through this alone. Talk to someone now.',
      'If you might hurt yourself, call emergency services. Trained people listen at these numbers, free and at any hour. Tell someone near you how you feel, and stay with them.',
      'Nothing you wrote was stored.',
    ),
    isUrgent: true,
    contacts: [
      call('US and Canada: crisis line, call or text', '988'),
      call('UK and Ireland: Samaritans', '116 123'),
      call('Australia: Lifeline', '13 11 14'),
      call('Europe: emergency services', '112'),
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
      call('US: ANAD helpline', '1 888 375 7767'),
      call('Canada: NEDIC', '1 866 633 4220'),
      call('UK: Beat', '0808 801 0677'),
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
