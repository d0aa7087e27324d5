import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { Checkbox } from '../../../../ui/choices.tsx';
import { plannedTime } from '../../../../ui/planned-time.ts';
import { StatusMark } from '../../../../ui/status-mark.tsx';
import text from '../../../../ui/text.module.css';
import { publicationLabels } from './publication-labels.ts';
import styles from './results.module.css';

interface ResultsCellProps {
  results: PublicationReply;
  count: ScoreCount | undefined;
  /** "Breakwater, Women Rx". */
  name: string;
  zone: string;
  /** The leaderboard is frozen, so the public doesn't see changes to these results. */
  isHeld: boolean;
  /** The teams of this division have no scores of their own. */
  isAddedUp: boolean;
  ticked: boolean;
  /** Undefined if the viewer can't publish results. */
  onTick: ((on: boolean) => void) | undefined;
}

/** The state of one workout's results in one division, and how many scores are in. */
export function ResultsCell(props: ResultsCellProps) {
  const { results, count, name, zone, isHeld, isAddedUp, ticked, onTick } = props;
  const { word, mark } = publicationLabels[results.state];
  return (
    <div className={styles.cell} data-ticked={ticked || undefined}>
      {onTick && (
        <Checkbox
          labelHidden
          label={`${name}: ${word}`}
          checked={ticked}
          onChange={(change) => onTick(change.currentTarget.checked)}
        />
      )}
      <div>
        <StatusMark status={mark}>{word}</StatusMark>
        {results.publishAt && <p className={text.hint}>Publishes {plannedTime(results.publishAt, zone)}</p>}
        {isHeld && <p className={text.hint}>Leaderboard frozen</p>}
        {count && (
          <p className={text.hint}>
            {isAddedUp ? 'Added up from the members' : `${count.scores} of ${count.entries} scores`}
          </p>
        )}
      </div>
    </div>
  );
}
