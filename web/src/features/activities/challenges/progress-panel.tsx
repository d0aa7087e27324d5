import type { StandingReply } from '@chalkline/contract/activities/standing.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { timeNow } from '../../../ui/now.ts';
import { Panel } from '../../../ui/panel.tsx';
import { shortDate } from '../../../ui/short-day.ts';
import text from '../../../ui/text.module.css';
import { activityQueries } from '../activities.queries.ts';
import { amountBoxes, dayIn, valueText } from '../results/activity-texts.ts';
import styles from './challenge.module.css';
import { daysOf, evenPace, paceOn, sumsByDay } from './challenge.rules.ts';

interface ProgressPanelProps {
  groupId: string;
  challenge: ChallengeReply;
  mine: StandingReply;
  personId: string;
}

/** How far I am, or my team: the figure, the bar to the target, and my own way there by day. */
export function ProgressPanel({ groupId, challenge, mine, personId }: ProgressPanelProps) {
  const { goal, target, zone, teamScoring } = challenge;
  const days = daysOf(challenge);
  const today = dayIn(new Date(timeNow()).toISOString(), zone);
  const isAlone = teamScoring === null;
  const adds = goal === 'reach' || goal === 'most';
  const pace = adds && isAlone && target !== null ? paceOn(days, today, mine.value, target) : null;
  return (
    <Panel padded>
      <div className={styles.progress}>
        <p>
          <b className={styles.figure}>{valueText(mine.value, challenge)}</b>
          <span className={text.hint}>
            {target === null
              ? isAlone
                ? ' so far'
                : ` so far, ${mine.name}`
              : ` of ${valueText(target, challenge)}`}
          </span>
        </p>
        {pace && (
          <p className={styles.pace}>
            <b className={styles.place}>
              {pace.ahead < 0
                ? `${valueText(-pace.ahead, challenge)} behind`
                : `${valueText(pace.ahead, challenge)} ahead`}
            </b>
            <span className={text.hint}>
              {pace.perDay > 0
                ? `${pace.ahead < 0 ? '' : 'of '}an even pace. ${valueText(pace.perDay, challenge)} a day gets you there.`
                : 'Target reached.'}
            </span>
          </p>
        )}
      </div>
      {target !== null && <Bar value={mine.value} max={target} label="Progress to the target" size="thick" />}
      {adds && days.length > 1 && (
        <Way groupId={groupId} challenge={challenge} personId={personId} today={today} days={days} />
      )}
    </Panel>
  );
}

interface WayProps {
  groupId: string;
  challenge: ChallengeReply;
  personId: string;
  today: string;
  days: readonly string[];
}

/** My results added up by day, beside an even pace. Nothing before the first one. */
function Way({ groupId, challenge, personId, today, days }: WayProps) {
  const results = usePagedRows(activityQueries.results(groupId, personId))?.filter((one) => !one.isRejected);
  if (!results?.length) return null;
  const { type, target, teamScoring } = challenge;
  const { factor, suffix } = amountBoxes[type.unit];
  const shown = (values: readonly number[]) =>
    values.map((value) => value / (type.unit === 'seconds' ? 60 : factor));
  const unit = type.unit === 'seconds' ? 'min' : suffix;
  const mine = { label: 'Me', values: shown(sumsByDay(days, today, results)) };
  const even =
    target !== null && teamScoring === null
      ? [{ label: 'Even pace', values: shown(evenPace(days, target)) }]
      : [];
  return (
    <LineChart
      title={`My results by day in ${unit}`}
      ticks={days.map(shortDate)}
      tickEvery={Math.max(1, Math.ceil(days.length / 4))}
      lines={[mine, ...even]}
    />
  );
}
