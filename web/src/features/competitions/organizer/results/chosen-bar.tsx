import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../ui/counted.ts';
import { movesOfAll } from './chosen-results.ts';
import { publicationLabels } from './publication-labels.ts';
import styles from './results.module.css';

interface ChosenBarProps {
  chosen: readonly PublicationReply[];
  onMove: (to: PublicationState | 'embargo') => void;
  onClear: () => void;
}

/** What can be done with all that is ticked. */
export function ChosenBar({ chosen, onMove, onClear }: ChosenBarProps) {
  const moves = movesOfAll(chosen);
  const drafts = chosen.length > 0 && chosen.every(({ state }) => state === 'draft');
  return (
    <div className={styles.bar} data-on={chosen.length > 0 || undefined}>
      <b role="status">
        {chosen.length === 0
          ? 'Tick results to publish, freeze or take them back.'
          : `${counted(chosen.length, ['result', 'results'])} ticked`}
      </b>
      {moves.map((to) => (
        <Button key={to} size={32} onClick={() => onMove(to)}>
          {publicationLabels[to].verb}
        </Button>
      ))}
      {drafts && (
        <Button size={32} onClick={() => onMove('embargo')}>
          Publish at a time
        </Button>
      )}
      {chosen.length > 0 && moves.length === 0 && (
        <span>These are in states with no step in common. Tick fewer.</span>
      )}
      {chosen.length > 0 && (
        <Button size={32} variant="text" onClick={onClear}>
          Untick all
        </Button>
      )}
    </div>
  );
}
