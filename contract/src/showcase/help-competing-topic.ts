import { mostAppealMessages } from '../competitions/appeal.schema.ts';
import type { HelpTopic } from './help-topic.ts';

/** FAQs about a competition while it runs: cuts, penalties, appeals, judging. */
export const competingTopic: HelpTopic = {
  id: 'competing',
  title: 'Competing and judging',
  answers: [
    {
      id: 'clinched-out',
      question: 'What do Clinched and Out mean at a cut?',
      answer: [
        'Clinched: the athlete advances, whatever the remaining scores are. Out: the athlete can’t advance anymore. “In for now” and “Out for now” are the current places and can still change.',
        'We compute this from final results only, because every other score can still be corrected. The organizer sets a workout’s results to final, usually once the appeals are over.',
      ],
      also: 'cut line advance eliminated proven safe',
    },
    {
      id: 'penalties',
      question: 'What does a penalty do to my score?',
      answer: [
        'It takes off seconds, reps or a percentage. Your score stays as it was recorded, and the penalty is kept beside it with its reason.',
        'Click the number on the leaderboard to see the penalty and how the place was computed.',
      ],
      also: 'judge deduction no-rep reason adjusted',
    },
    {
      id: 'appeals',
      question: 'How do I appeal a result?',
      answer: [
        'Open the workout and use “Appeal your result”. Say what was wrong, and add a link to a video or picture if you have one. The page shows until when you can appeal; the time starts again when the result changes. Each result can be appealed once.',
        `You and the staff write to each other there, up to ${mostAppealMessages} messages. You get the decision with its reason, and you can withdraw until then. Some competitions take no appeals.`,
      ],
      next: { label: 'My competitions', screen: 'myCompetitions' },
      also: 'protest complain review wrong score video upheld denied',
    },
    {
      id: 'offline-judging',
      question: 'Can I judge without a network?',
      answer: [
        'Yes. Open the judging screen once while you’re online. Every score is saved on your phone first and sent when the network is back. Scores that weren’t sent yet stay on the phone, even if you close the page.',
        'If another judge scored the same lane differently, the first score counts until the staff choose. Both stay in the history.',
      ],
      next: { label: 'Judging', screen: 'judging' },
      also: 'offline wifi connection phone heat lane conflict unsent',
    },
  ],
};
