import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Status } from '../../../../ui/status-mark.tsx';

interface PublicationLabels {
  readonly word: string;
  readonly mark: Status;
  /** On the button that moves results into this state. */
  readonly verb: string;
  /** What the public will see. */
  readonly question: (count: string) => string;
  /** The toast. */
  readonly done: (count: string) => string;
  /** What the public will see. */
  readonly follows: string;
}

/** Texts for the states of results. */
export const publicationLabels: Readonly<Record<PublicationState, PublicationLabels>> = {
  draft: {
    word: 'Draft',
    mark: 'draft',
    verb: 'Move to draft',
    question: (count) => `Move ${count} to draft?`,
    done: (count) => `${count} moved to draft`,
    follows: 'Only you and your staff will see these results.',
  },
  published: {
    word: 'Published',
    mark: 'provisional',
    verb: 'Publish',
    question: (count) => `Publish ${count}?`,
    done: (count) => `${count} published`,
    follows: 'Everyone sees these results as provisional, including scores that come in later.',
  },
  frozen: {
    word: 'Frozen',
    mark: 'frozen',
    verb: 'Freeze',
    question: (count) => `Freeze ${count}?`,
    done: (count) => `${count} frozen`,
    follows:
      'Everyone keeps seeing these results as they are now. New scores stay hidden until you publish again.',
  },
  final: {
    word: 'Final',
    mark: 'final',
    verb: 'Make final',
    question: (count) => `Make ${count} final?`,
    done: (count) => `${count} made final`,
    follows:
      'Everyone sees these results as final, and athletes without a score count as absent. You can make them provisional again by publishing them.',
  },
  withdrawn: {
    word: 'Hidden',
    mark: 'closed',
    verb: 'Hide',
    question: (count) => `Hide ${count}?`,
    done: (count) => `${count} hidden`,
    follows:
      'These results and their points disappear from the public leaderboard. You can publish them again.',
  },
};
