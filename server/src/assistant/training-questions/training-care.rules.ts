import type { TrainingAnswer } from '@chalkline/contract/assistant/training-question.schema.ts';
import { painWords } from '../../training/attention/pain.rules.ts';
import { careReply } from '../care.rules.ts';
import { plainWords, safetyOf } from '../safety.rules.ts';
import { emptyAnswer } from './training-texts.rules.ts';

const ill =
  /\b(ill|sick|sickness|illness|fever\w*|flu|influenza|covid\w*|infect\w*|virus|pneumonia|bronchitis|asthma\w*|nause\w*|vomit\w*|dizz\w*|light ?-?headed|migraines?|headaches?|(a|bad|have|caught|got) cold|cough\w*|(sore|my) throat|antibiotics?|unwell|diarrh\w*|palpitations?|heart (condition|problems?|disease|murmur)|blood pressure|not feeling well|feel(ing)? (bad|weak|awful))\b/;

/** Null where the question may be answered. Words alone decide, before anything is read. */
export function trainingCare(question: string): TrainingAnswer | null {
  const safety = safetyOf(question);
  if (safety !== null && safety !== 'medical' && safety !== 'no_deficit') {
    const reply = careReply(safety, { forLess: true, forFood: false });
    if (!reply) return null;
    const { title, paragraphs, contacts, isUrgent } = reply;
    return { ...emptyAnswer, kind: 'care', title, paragraphs, contacts, isUrgent };
  }
  const text = plainWords(question);
  if (painWords.test(text)) {
    return care(
      'Stop what hurts, and have it looked at.',
      'The assistant gives no training advice on pain or injuries, and proposes no changes around them. A doctor or a physiotherapist can tell what is wrong and what you may do.',
      'Call emergency services for chest pain, fainting, numbness, or pain after a fall that doesn’t let you move.',
    );
  }
  if (ill.test(text)) {
    return care(
      'Rest until you’re well, and ask a doctor if you’re unsure.',
      'The assistant gives no training advice on illness. Training with a fever or an infection can harm the heart.',
    );
  }
  if (safety === null) return null;
  return care(
    'Please ask a doctor or a qualified coach about this.',
    'Under 18, in pregnancy and after it, with an illness or with medicines, what is safe differs from person to person. The assistant doesn’t advise on it.',
  );
}

function care(title: string, ...texts: string[]): TrainingAnswer {
  return {
    ...emptyAnswer,
    kind: 'care',
    title: { text: title, sources: [] },
    paragraphs: texts.map((text) => ({ text, sources: [] })),
  };
}
