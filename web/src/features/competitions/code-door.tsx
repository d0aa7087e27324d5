import { giveCompetitionCode } from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import { type CompetitionCode, givenCode } from '@chalkline/contract/competitions/competition-code.schema.ts';
import { useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './code-door.module.css';
import { competitionQueries } from './competitions.queries.ts';

/** The form for a private competition's code, prefilled from the URL. */
export function CodeDoor({ competitionId }: { competitionId: string }) {
  const [params] = useSearchParams();
  const { form, ...rest } = useCallForm<CompetitionCode, unknown>({
    initial: { code: params.get('code') ?? '' },
    schema: givenCode,
    texts: { code: { label: 'Competition code', wrong: 'Enter the code from the organizer.' } },
    send: (call, body) => call(giveCompetitionCode, { params: { competitionId }, body }),
    invalidates: [competitionQueries.all],
  });
  return (
    <Panel className={styles.door} title="Is this competition private?" padded>
      <Form {...rest} action="Open the competition">
        <TextField
          id="code"
          label="Competition code"
          autoComplete="off"
          hint="The organizer can give you the code, such as BCDF-2345."
          {...form.getInputProps('code')}
        />
      </Form>
    </Panel>
  );
}
