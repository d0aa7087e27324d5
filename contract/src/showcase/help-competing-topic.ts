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
        `You and the staff write to each other there, up to ${mostAppealMessages} messages. You get the decision with its reason, and you can withdraw until then. Some competitions take no appeals. A competition is finished only once every appeal is decided, and takes none after that.`,
      ],
      next: { label: 'My competitions', screen: 'myCompetitions' },
      also: 'protest complain review wrong score video upheld denied',
    },
    {
      id: 'seed-heats',
      question: 'How do I seed athletes into heats?',
      answer: [
        'In the control room, open Heats, choose a workout and “Seed heats”. Choose the floor, the time, and what makes an athlete the best: the bib number, the current standing, or the place in a qualifier. Then choose whether the best are in the last heat, spread over heats, or drawn at random.',
        'You can move athletes by hand, and lock heats that should stay when you seed again. The list of conflicts shows who rests too little, isn’t in a heat yet, or is in two places at once.',
        'Athletes see nothing until you publish, and are then notified. If the floor runs late, move all heats that haven’t started at once.',
      ],
      also: 'lanes schedule qualifier standing snake draw conflict rest delay publish',
    },
    {
      id: 'enter-scores',
      question: 'How do I enter scores?',
      answer: [
        'In the control room, open Scores and type into the sheet as you’d say it: 9:30, 12+7, CAP+12, 225 lb. Each score is saved at once, and you see how it was understood. To correct one, type over it; the earlier one stays in its history.',
        'Judges score on their phones instead: assign them to lanes under Heats, or let them in by a QR link. You can also import scores from a CSV file, with a preview first.',
        'You and your staff always see every score. Under Results, you choose what everyone else sees.',
      ],
      also: 'type record sheet judge correct import csv format time reps',
    },
    {
      id: 'check-in',
      question: 'How do I check athletes in?',
      answer: [
        'In the control room, open Check-in. Search a name or bib, or scan the QR code of the registration. You see what is missing, such as a waiver or a payment, before you check someone in.',
        'Several desks can work at the same time. A second check-in changes nothing, and each can be undone. When you seed heats, you can leave out athletes who haven’t checked in.',
      ],
      also: 'desk arrive bib scan qr present waiver missing',
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
