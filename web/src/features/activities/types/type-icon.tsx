import type { ActivityIcon } from '@chalkline/contract/groups/activity-type.schema.ts';
import {
  IconBallFootball,
  IconBarbell,
  IconBike,
  IconHeartbeat,
  IconKayak,
  IconMountain,
  IconRun,
  IconSkiJumping,
  IconStretching,
  IconSwimming,
  IconTimeline,
  IconWalk,
} from '@tabler/icons-react';

const pictures: Readonly<Record<ActivityIcon, typeof IconRun>> = {
  run: IconRun,
  walk: IconWalk,
  bike: IconBike,
  swim: IconSwimming,
  row: IconKayak,
  barbell: IconBarbell,
  stretch: IconStretching,
  mountain: IconMountain,
  ski: IconSkiJumping,
  ball: IconBallFootball,
  timer: IconTimeline,
  heart: IconHeartbeat,
};

export const iconLabels: Readonly<Record<ActivityIcon, string>> = {
  run: 'Running',
  walk: 'Walking',
  bike: 'Bike',
  swim: 'Swimming',
  row: 'Rowing',
  barbell: 'Barbell',
  stretch: 'Stretching',
  mountain: 'Mountain',
  ski: 'Ski',
  ball: 'Ball',
  timer: 'Reps',
  heart: 'Heart',
};

/** The picture of an activity type. Its name is beside it. */
export function TypeIcon({ icon, size = 20 }: { icon: ActivityIcon; size?: number }) {
  const Picture = pictures[icon];
  return <Picture size={size} stroke={1.75} aria-hidden="true" />;
}
