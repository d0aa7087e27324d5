import { moderationLimits } from '../moderation/moderation-kinds.ts';
import { restorableDays } from '../posts/post.schema.ts';
import type { HelpTopic } from './help-topic.ts';

/** FAQs about coaching, training and moderation. */
export const peopleTopics: readonly HelpTopic[] = [
  {
    id: 'coaching',
    title: 'Coaching and training',
    answers: [
      {
        id: 'find-trainer',
        question: 'How do I get a trainer?',
        answer: [
          'Open the trainer’s profile and ask for coaching. The trainer accepts, or refuses with a reason. Either of you can pause or end it at any time.',
        ],
        also: 'coach request client ask personal',
      },
      {
        id: 'trainer-sees',
        question: 'What does my trainer see?',
        answer: [
          'Your check-ins, and what you share by three switches. Training is your programs, workouts set by set and records, nutrition is your food diary with its foods, and body is your weight, photos and health questions. You see how often your trainer looked. When the coaching ends, your trainer loses access to all of it.',
        ],
        also: 'privacy share switches weight diary health questions coach',
      },
      {
        id: 'correct-check-in',
        question: 'Can I correct a check-in I sent?',
        answer: [
          'Yes, until your trainer replies. They see that you corrected it and, where they had read it, what it said before. You can remove a photo at any time: it’s deleted for both of you. Your weight is the one of that day in your food diary: change it in either place.',
        ],
        also: 'change edit answers mistake weight photo delete coach',
      },
      {
        id: 'train-offline',
        question: 'Can I log a workout without a network?',
        answer: [
          'Yes. Sets are saved on your phone first and sent when the network is back. The food diary works the same way.',
        ],
        next: { label: 'Training', screen: 'fitnessTrainer' },
        also: 'offline program sets log unsent diary',
      },
      {
        id: 'program-days',
        question: 'What if I miss a day of my program?',
        answer: [
          'Move the workout to another day or skip it, or change your training days for all that is left, and undo any of it if you change your mind. If you trained without logging, log it afterwards on its day. You keep the version of the program you started with until you switch to a newer one yourself.',
        ],
        next: { label: 'Training', screen: 'fitnessTrainer' },
        also: 'schedule move skip plan update version',
      },
    ],
  },
  {
    id: 'posts',
    title: 'Posts',
    answers: [
      {
        id: 'restore-post',
        question: 'Can I get a deleted post back?',
        answer: [
          `For ${restorableDays} days, if you deleted it yourself. Open your profile or the group, choose Posts you deleted below the field to write, and restore it with its comments and likes. Moderators find the posts that they deleted in the same place.`,
        ],
        next: { label: 'Profile', screen: 'profile' },
        also: 'undo delete restore removed undelete trash bin',
      },
    ],
  },
  {
    id: 'moderation',
    title: 'Reports and moderation',
    answers: [
      {
        id: 'report',
        question: 'What happens when I report something?',
        answer: [
          `It goes to the nearest moderators who aren’t involved: those of the group, its community or organization, or the site. If they haven’t decided after ${moderationLimits.lateHours} hours, it moves up. You get a notification with the outcome. The author doesn’t learn who reported it.`,
          'You can report posts, comments, messages, people, groups, events and results of challenges. Moderators see text and pictures as they were, even if they’re changed or deleted later.',
        ],
        also: 'abuse spam post comment message block moderator',
      },
      {
        id: 'appeal-decision',
        question: 'Can I appeal a moderator’s decision?',
        answer: [
          `Yes, once, within ${moderationLimits.appealDays} days. Open the notification about the decision, and say why it’s wrong. Someone other than the first moderator decides where there is one. If your appeal is granted, the decision is undone.`,
        ],
        also: 'removed hidden muted banned ban mute unfair',
      },
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    answers: [
      {
        id: 'message-requests',
        question: 'I declined a message request by mistake. Can I undo it?',
        answer: [
          'Yes. In Messages, choose Requests, then Declined requests. Open the conversation and accept it, or just answer. The sender isn’t told that you declined, and can’t write to you again until you accept. Blocking is separate: it ends only when you unblock the person.',
        ],
        next: { label: 'Messages', screen: 'messages' },
        also: 'refuse refused stranger decline unblock conversation',
      },
    ],
  },
];
