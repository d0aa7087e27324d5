import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import type { ShowResults } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

const choices: readonly { readonly value: ShowResults; readonly label: string; readonly hint: string }[] = [
  {
    value: 'at_once',
    label: 'As they come in',
    hint: 'Every score appears on the leaderboard right away, as provisional.',
  },
  {
    value: 'when_published',
    label: 'When you publish them',
    hint: 'Results stay drafts until you publish them, by workout and division. Results you’ve already changed stay as they are.',
  },
];

/** Whether results publish as they come in, or by hand. */
export function ShowResultsChoice({ competition }: { competition: CompetitionReply }) {
  const { id, showResults, can } = competition;
  const save = useAction({
    send: (call, chosen: ShowResults) =>
      call(changeCompetition, { params: { competitionId: id }, body: { showResults: chosen } }),
    done: 'Setting saved',
    invalidates: [competitionQueries.all],
  });
  const shown = save.sending ?? showResults;
  return (
    <Panel title="When results are shown" padded>
      <Stack gap={12}>
        <ChoiceGroup legend="When results are shown" legendHidden>
          {choices.map(({ value, label, hint }) => (
            <Radio
              key={value}
              name="show-results"
              label={label}
              hint={hint}
              disabled={!can.edit || save.busy}
              checked={shown === value}
              onChange={() => save.run(value)}
            />
          ))}
        </ChoiceGroup>
        <ActionError error={save.error} />
      </Stack>
    </Panel>
  );
}
