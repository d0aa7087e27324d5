import { TimedList } from '../lists/timed-list.tsx';

/** Activities to take part in: the next ones first. */
export function AllActivitiesScreen() {
  return <TimedList kind="activities" />;
}
