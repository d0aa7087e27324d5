import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Switch } from '../../../../ui/choices.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

/** Whose names everybody sees. */
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
          label="Hide the names of athletes under 18"
          hint="By the age on the first day. Everybody but your people sees “Athlete” and the bib, on boards, lists, files and screens. Who gave no birth date is shown by name; an entry can ask not to be named by itself."
          checked={save.sending ?? hideMinors}
          disabled={save.busy}
          onChange={(change) => save.run(change.currentTarget.checked)}
        />
        <ActionError error={save.error} />
      </Stack>
    </Panel>
  );
}
