import { giveCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { type CompetitionCode, givenCode } from '@chalkline/contract/competitions/competition-code.schema.ts';
import { useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './code-door.module.css';
import { competitionQueries } from './competitions.queries.ts';

/** Where somebody who has the code of a private competition gives it; one in the address is filled in. */
export function CodeDoor({ competitionId }: { competitionId: string }) {
  const [params] = useSearchParams();
  const { form, ...rest } = useCallForm<CompetitionCode, unknown>({
    initial: { code: params.get('code') ?? '' },
    schema: givenCode,
    texts: { code: { label: 'Code', wrong: 'Write the code that the organizer gave you.' } },
    send: (call, body) => call(giveCompetitionCode, { params: { competitionId }, body }),
    invalidates: [competitionQueries.all],
  });
  return (
    <Panel className={styles.door} title="Is it private?" padded>
      <Form {...rest} action="Open the competition">
        <TextField
          id="code"
          label="Code"
          autoComplete="off"
          hint="A private competition opens to whoever has its code, such as BCDF-2345."
          {...form.getInputProps('code')}
        />
      </Form>
    </Panel>
  );
}
