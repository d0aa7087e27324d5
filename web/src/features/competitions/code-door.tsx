import { giveCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { type CompetitionCode, givenCode } from '@chalkline/contract/competitions/competition-code.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/calls.ts';
import { useCallForm } from '../../platform/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormBody } from '../../ui/field.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './code-door.module.css';
import { competitionQueries } from './competitions.queries.ts';

/** Where somebody who has the code of a private competition gives it; one in the address is filled in. */
export function CodeDoor({ competitionId }: { competitionId: string }) {
  const cache = useQueryClient();
  const [params] = useSearchParams();
  const { form, submit, busy, problems, refusal } = useCallForm<CompetitionCode, unknown>({
    initial: { code: params.get('code') ?? '' },
    schema: givenCode,
    words: { code: { label: 'Code', wrong: 'Write the code that the organizer gave you.' } },
    send: (body) => call(giveCompetitionCode, { params: { competitionId }, body }),
    done: () => void cache.invalidateQueries({ queryKey: competitionQueries.all }),
  });
  return (
    <Panel className={styles.door} title="Is it private?" padded>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          <TextField
            id="code"
            label="Code"
            autoComplete="off"
            hint="A private competition opens to whoever has its code, such as BCDF-2345."
            {...form.getInputProps('code')}
          />
          <Button type="submit" variant="main" busy={busy}>
            Open the competition
          </Button>
        </FormBody>
      </form>
    </Panel>
  );
}
