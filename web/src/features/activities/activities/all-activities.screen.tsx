import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TimedList } from '../lists/timed-list.tsx';

/** Activities to take part in: the next ones first. */
export function AllActivitiesScreen() {
  return (
    <TimedList
      kind="activities"
      beside={
        <>
          <ButtonLink to={urlOf('programs')}>Programs</ButtonLink>
          <ButtonLink to={urlOf('exercises')}>Exercises</ButtonLink>
          <ButtonLink to={urlOf('allActivityTypes')}>Activity types</ButtonLink>
        </>
      }
    />
  );
}
