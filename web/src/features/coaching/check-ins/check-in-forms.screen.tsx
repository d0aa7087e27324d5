import type { CheckInFormReply } from '@chalkline/contract/coaching/check-in.schema.ts';
import { deleteCheckInForm } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { FormEditor } from './form-editor.tsx';

/** `/check-in-forms`: what a trainer asks clients regularly. */
export function CheckInFormsScreen() {
  const [creating, setCreating] = useState(false);
  const query = useQuery(coachingQueries.forms());
  return (
    <Page width="form">
      <Stack gap={16}>
        <PageTitle
          above={
            <Link className={text.link} to={urlOf('clients')}>
              Clients
            </Link>
          }
          below="Questions you ask clients regularly. Send a form from a client’s page."
          actions={<Button onClick={() => setCreating(true)}>Create a form</Button>}
        >
          Check-in forms
        </PageTitle>
        <Panel>
          <Loaded
            query={query}
            failed="Couldn’t load check-in forms"
            skeleton={<SkeletonRows rows={3} avatar={false} />}
          >
            {(forms) =>
              forms.length === 0 ? (
                <EmptyState title="No check-in forms yet">Forms you create appear here.</EmptyState>
              ) : (
                <ul className={styles.rows}>
                  {forms.map((form) => (
                    <FormRow key={form.id} checkInForm={form} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Panel>
        {creating && <FormEditor checkInForm={null} onClose={() => setCreating(false)} />}
      </Stack>
    </Page>
  );
}

function FormRow({ checkInForm }: { checkInForm: CheckInFormReply }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { id, name, questions } = checkInForm;
  const close = () => setOpen(null);
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>{name}</b>
        <span className={styles.below}>{counted(questions.length, ['question', 'questions'])}</span>
      </span>
      <Button aria-label={`Edit: ${name}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="danger" aria-label={`Delete: ${name}`} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && <FormEditor checkInForm={checkInForm} onClose={close} />}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${name}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          send={(call) => call(deleteCheckInForm, { params: { formId: id } })}
          done="Form deleted"
          invalidates={[coachingQueries.all]}
          onClose={close}
        >
          <p>It is no longer sent to anyone. Answers you already have stay.</p>
        </ConfirmAction>
      )}
    </li>
  );
}
