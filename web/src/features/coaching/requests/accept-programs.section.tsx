import { setTrainerSettings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { Switch } from '../../../ui/choices.tsx';
import { coachingQueries } from '../coaching.queries.ts';

/** A trainer's switch: programs that their clients ask for start at once. */
export function AcceptProgramsSection() {
  const isTrainer = useSession()?.user.accountType === 'trainer';
  const { data: settings } = useQuery({ ...coachingQueries.settings(), enabled: isTrainer });
  const { run, sending } = useAction<boolean>({
    send: (call, acceptsPrograms) =>
      call(setTrainerSettings, {
        body: { takesRequests: settings?.takesRequests ?? true, acceptsPrograms },
      }),
    failed: 'Couldn’t change the setting',
    invalidates: [coachingQueries.settings().queryKey],
  });
  if (!settings) return null;
  return (
    <Switch
      label="Accept my clients at once"
      hint="Programs start on the days they ask for; paid ones too."
      checked={sending ?? settings.acceptsPrograms}
      onChange={(change) => run(change.currentTarget.checked)}
    />
  );
}
