import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Status } from '../../../../ui/status-mark.tsx';

interface PublicationLabels {
  readonly word: string;
  readonly mark: Status;
  /** On the button that moves results into this state. */
  readonly verb: string;
  /** What everybody sees from then on. */
  readonly follows: string;
}

/** How far results are told, in words. */
export const publicationLabels: Readonly<Record<PublicationState, PublicationLabels>> = {
  draft: {
    word: 'Draft',
    mark: 'draft',
    verb: 'Back to draft',
    follows: 'Only you and your staff see it.',
  },
  published: {
    word: 'Shown',
    mark: 'provisional',
    verb: 'Publish',
    follows: 'Everybody sees these results as provisional, with every score that comes in from now on.',
  },
  frozen: {
    word: 'Frozen',
    mark: 'frozen',
    verb: 'Freeze',
    follows:
      'Everybody goes on seeing these results as they are now. Scores that come in stay behind it until you publish again.',
  },
  final: {
    word: 'Final',
    mark: 'final',
    verb: 'Make final',
    follows:
      'Everybody sees these results as final, and who handed in nothing counts as absent. You can publish them as provisional again.',
  },
  withdrawn: {
    word: 'Taken back',
    mark: 'closed',
    verb: 'Take back',
    follows: 'These results leave the public board, with their points. You can publish them again.',
  },
};
