import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { useErrorText } from '../../../../platform/error-texts.tsx';
import { Switch } from '../../../../ui/choices.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';

/** Whose names everybody sees. */
export function NamesChoice({ competition: { id, hideMinors } }: { competition: CompetitionReply }) {
  const cache = useQueryClient();
  const say = useErrorText();
  const save = useMutation({
    mutationFn: (on: boolean) =>
      call(changeCompetition, { params: { competitionId: id }, body: { hideMinors: on } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: competitionQueries.all }),
  });
  return (
    <Panel title="Names" padded>
      <Stack gap={12}>
        <Switch
          label="Hide the names of athletes under 18"
          hint="By the age on the first day. Everybody but your people sees “Athlete” and the bib, on boards, lists, files and screens. Who gave no birth date is shown by name; an entry can ask not to be named by itself."
          checked={save.isPending ? save.variables : hideMinors}
          disabled={save.isPending}
          onChange={(change) => save.mutate(change.currentTarget.checked)}
        />
        {save.isError && (
          <Note tone="bad" announced>
            {say(save.error)}
          </Note>
        )}
      </Stack>
    </Panel>
  );
}
