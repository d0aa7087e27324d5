import type { HelpTopic } from './help-topic.ts';

/** FAQs about the food diary and its assistant. */
export const nutritionTopic: HelpTopic = {
  id: 'nutrition',
  title: 'Food and nutrition',
  answers: [
    {
      id: 'food-figures',
      question: 'Where do the figures of foods come from?',
      answer: [
        'From the U.S. Department of Agriculture: FoodData Central, SR Legacy (2018) and FNDDS 2021-2023. The table has 13,185 foods with up to 70 nutrients each.',
        'Figures are per 100 g. We multiply them by the weight and round only what you see.',
      ],
      next: { label: 'Food diary', screen: 'trackDiet' },
      also: 'usda source accuracy calories data origin fdc',
    },
    {
      id: 'known-figures',
      question: 'What does ≥ mean in front of a figure?',
      answer: [
        'The table doesn’t know this nutrient for every food you added. The real amount is at least what you see. A missing figure never counts as zero.',
      ],
      also: 'unknown missing at least sign nutrient known',
    },
    {
      id: 'own-portions',
      question: 'Can I log food by my own bowl or glass?',
      answer: [
        'Yes. Choose a food, then “Add a portion of your own”: give it a name and weigh it once. It comes first the next time you log that food. If you change or remove it, days you’ve logged keep what they weigh.',
      ],
      next: { label: 'Food diary', screen: 'trackDiet' },
      also: 'portion serving size amount grams bowl cup glass plate unit',
    },
    {
      id: 'one-log',
      question: 'Where do I see everything I did on a day?',
      answer: [
        'Open Training and choose Log. Each day has your results in competitions, workouts with their records, check-ins and notes from your trainer, food against the target of that day, and body weight. Only you see it.',
      ],
      next: { label: 'Open training', screen: 'fitnessTrainer' },
      also: 'log history timeline diary all days overview',
    },
    {
      id: 'assistant-answers',
      question: 'How does the nutrition assistant find its answers?',
      answer: [
        'It searches the food table, the health formulas and these FAQs, and computes figures from the rows it finds. Every figure names its source. If nothing fits your question well enough, it says so.',
        'It gives no diagnosis and no doses. For these, ask a doctor.',
      ],
      next: { label: 'Ask about food', screen: 'nutritionist' },
      also: 'ask nutritionist sources trust advice medical doctor',
    },
    {
      id: 'assistant-privacy',
      question: 'Are my questions to the nutrition assistant stored?',
      answer: [
        'No. A question is used to find the answer and then forgotten. The conversation is only on your screen: it’s gone when you leave or reload the page.',
      ],
      also: 'kept saved private health data history conversation nutritionist',
    },
  ],
};
