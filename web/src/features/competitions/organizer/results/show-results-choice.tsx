import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import type { ShowResults } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useResultsChanged } from './use-results-changed.ts';

const choices: readonly { readonly value: ShowResults; readonly label: string; readonly hint: string }[] = [
  {
    value: 'at_once',
    label: 'As they come in',
    hint: 'Every score is on the board at once, as provisional.',
  },
  {
    value: 'when_published',
    label: 'When you publish them',
    hint: 'Results begin as drafts, and you publish workout by workout. What you moved by hand stays as it is.',
  },
];

/** Whether results are told as they come, or when somebody publishes them. */
export function ShowResultsChoice({ competition }: { competition: CompetitionReply }) {
  const { id, showResults, can } = competition;
  const changed = useResultsChanged(id);
  const say = useErrorText();
  const save = useMutation({
    mutationFn: (chosen: ShowResults) =>
      call(changeCompetition, { params: { competitionId: id }, body: { showResults: chosen } }),
    onSuccess: () => changed('The setting is saved'),
  });
  const shown = save.isPending ? save.variables : showResults;
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
              disabled={!can.edit || save.isPending}
              checked={shown === value}
              onChange={() => save.mutate(value)}
            />
          ))}
        </ChoiceGroup>
        {save.isError && (
          <Note tone="bad" announced>
            {say(save.error)}
          </Note>
        )}
      </Stack>
    </Panel>
  );
}
