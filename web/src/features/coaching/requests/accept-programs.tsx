import type { TrainerSettings } from '@chalkline/contract/coaching/coaching.schema.ts';
import { setTrainerSettings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Switch } from '../../../ui/choices.tsx';
import { coachingQueries } from '../coaching.queries.ts';

/** A trainer's switch: programs that their clients ask for start at once. */
export function AcceptPrograms({ settings }: { settings: TrainerSettings }) {
  const { run, sending } = useAction<boolean>({
    send: (call, acceptsPrograms) =>
      call(setTrainerSettings, {
        body: { ...settings, acceptsPrograms },
      }),
    failed: 'Couldn’t change the setting',
    invalidates: [coachingQueries.settings().queryKey],
  });
  return (
    <Switch
      label="Start requested programs right away"
      hint="On the days that clients choose. They get paid programs without paying."
      checked={sending ?? settings.acceptsPrograms}
      onChange={(change) => run(change.currentTarget.checked)}
    />
  );
}
