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

/** The actions for all selected results. */
export function ChosenBar({ chosen, onMove, onClear }: ChosenBarProps) {
  const moves = movesOfAll(chosen);
  const drafts = chosen.length > 0 && chosen.every(({ state }) => state === 'draft');
  return (
    <div className={styles.bar} data-on={chosen.length > 0 || undefined}>
      <b role="status">
        {chosen.length === 0
          ? 'Select results to publish, freeze or hide them.'
          : `${counted(chosen.length, ['result', 'results'])} selected`}
      </b>
      {moves.map((to) => (
        <Button key={to} size={32} onClick={() => onMove(to)}>
          {publicationLabels[to].verb}
        </Button>
      ))}
      {drafts && (
        <Button size={32} onClick={() => onMove('embargo')}>
          Schedule publishing
        </Button>
      )}
      {chosen.length > 0 && moves.length === 0 && (
        <span>These results have no action in common. Select fewer.</span>
      )}
      {chosen.length > 0 && (
        <Button size={32} variant="text" onClick={onClear}>
          Clear selection
        </Button>
      )}
    </div>
  );
}
