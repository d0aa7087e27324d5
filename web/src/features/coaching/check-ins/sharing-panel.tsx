import type { SharedArea, SharingReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { setSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Switch } from '../../../ui/choices.tsx';
import { counted } from '../../../ui/counted.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { dayText } from '../../../ui/times.ts';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { areaLabels, areaWords } from './check-in-texts.ts';

/** What the client shares: switches for the client, who also reads how often the trainer looked. */
export function SharingPanel({ coaching }: { coaching: CoachingReply }) {
  const { name } = coaching.other;
  const isTrainer = coaching.side === 'trainer';
  const query = useQuery(coachingQueries.sharing(coaching.id));
  return (
    <Panel
      title={isTrainer ? `What ${name} shares` : `What you share with ${name}`}
      footer={
        isTrainer
          ? `Only ${name} can switch, and sees how often you looked.`
          : 'What you switch off is closed to your trainer right away.'
      }
    >
      <Loaded
        query={query}
        failed="Couldn’t load what is shared"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
      >
        {({ areas }) => (
          <ul className={styles.rows}>
            {areas.map((shared) => (
              <li key={shared.area} className={styles.row}>
                {isTrainer ? (
                  <>
                    <span className={styles.who}>
                      {areaLabels[shared.area]}
                      <small className={styles.below}>{areaWords[shared.area]}</small>
                    </span>
                    <StatusMark status={shared.since ? 'final' : 'closed'}>
                      {shared.since ? 'Shared' : 'Off'}
                    </StatusMark>
                  </>
                ) : (
                  <AreaSwitch coachingId={coaching.id} area={shared.area} areas={areas} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

interface AreaSwitchProps {
  coachingId: string;
  area: SharedArea;
  areas: SharingReply['areas'];
}

function AreaSwitch({ coachingId, area, areas }: AreaSwitchProps) {
  const { run, sending } = useAction<boolean>({
    send: (call, wanted) => {
      const isOn = (one: SharedArea) =>
        one === area ? wanted : areas.some((shared) => shared.area === one && shared.since !== null);
      const body = { training: isOn('training'), nutrition: isOn('nutrition'), body: isOn('body') };
      return call(setSharing, { params: { coachingId }, body });
    },
    failed: 'Couldn’t change what you share',
    invalidates: [coachingQueries.sharing(coachingId).queryKey],
  });
  const shared = areas.find((one) => one.area === area);
  const looks = shared?.looks;
  const looked = looks?.lastAt
    ? `Looked at ${counted(looks.times, ['time', 'times'])} in the last 30 days, last on ${dayText(looks.lastAt)}.`
    : 'Not looked at in the last 30 days.';
  const means =
    area === 'training'
      ? `${areaWords[area]}. Your trainer can adjust your schedule.`
      : `${areaWords[area]}.`;
  const listed = looks?.listedAt ? ` In their list of clients last on ${dayText(looks.listedAt)}.` : '';
  return (
    <Switch
      label={areaLabels[area]}
      hint={`${means} ${shared?.since ? `Shared since ${dayText(shared.since)}. ` : ''}${looked}${listed}`}
      checked={sending ?? (shared?.since ?? null) !== null}
      onChange={(change) => run(change.currentTarget.checked)}
    />
  );
}
