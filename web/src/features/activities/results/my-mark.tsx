import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Bar } from '../../../ui/bar.tsx';
import { placeText } from '../../../ui/place.tsx';
import text from '../../../ui/text.module.css';
import { activityQueries } from '../activities.queries.ts';
import { valueText } from './activity-texts.ts';
import styles from './my-mark.module.css';

interface MyMarkProps {
  group: GroupReply;
  challenge: ChallengeReply;
}

/** How far I am in a challenge, or my team: "61.4 km of 100 km", the bar, and the place. Nothing without a team. */
export function MyMark({ group, challenge }: MyMarkProps) {
  const { data: mine } = useQuery(activityQueries.myPlace(group.id));
  if (!mine) return null;
  const { target, teamScoring } = challenge;
  const whose = teamScoring === null ? 'you' : 'your team';
  return (
    <span className={styles.mark}>
      <span className={styles.line}>
        <span>
          <b className={styles.value}>{valueText(mine.value, challenge)}</b>
          {target !== null && <span className={text.hint}> of {valueText(target, challenge)}</span>}
        </span>
        <span className={text.hint}>
          {mine.place === null ? 'No result yet' : `${whose}, ${placeText(mine.place)}`}
        </span>
      </span>
      {target !== null && <Bar value={mine.value} max={target} label="Progress to the target" />}
    </span>
  );
}
