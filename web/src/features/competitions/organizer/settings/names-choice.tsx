import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Switch } from '../../../../ui/choices.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

/** Whether minors' names are public. */
export function NamesChoice({ competition: { id, hideMinors } }: { competition: CompetitionReply }) {
  const save = useAction({
    send: (call, on: boolean) =>
      call(changeCompetition, { params: { competitionId: id }, body: { hideMinors: on } }),
    invalidates: [competitionQueries.all],
  });
  return (
    <Panel title="Names" padded>
      <Stack gap={12}>
        <Switch
          label="Hide names of athletes under 18"
          hint="Only your staff see the names. Everyone else sees “Athlete” and the bib number. Uses the age on the first day; athletes without a birth date are shown by name."
          checked={save.sending ?? hideMinors}
          disabled={save.busy}
          onChange={(change) => save.run(change.currentTarget.checked)}
        />
        <ActionError error={save.error} />
      </Stack>
    </Panel>
  );
}
