import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { setRegistrationSettings } from '@chalkline/contract/competitions/registration.endpoints.ts';
import {
  type RegistrationSettingsReply,
  registrationSettings,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../../patterns/use-call-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { UnsavedMark } from '../../../../ui/dock.tsx';
import { FormTop } from '../../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { PayoutNote } from './payout-note.tsx';
import styles from './registration.module.css';
import { RegistrationFields } from './registration-fields.tsx';
import { registrationTexts, settingsOf } from './registration-values.ts';

interface RegistrationFormProps {
  competition: CompetitionReply;
  settings: RegistrationSettingsReply;
}

/** How athletes register for a competition. */
export function RegistrationForm({ competition, settings }: RegistrationFormProps) {
  const { id } = competition;
  const cache = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: settingsOf(settings),
    schema: registrationSettings,
    texts: registrationTexts(competition, settings),
    send: (call, body) => call(setRegistrationSettings, { params: { competitionId: id }, body }),
    done: 'Registration saved',
    invalidates: [competitionQueries.all],
    resetTo: settingsOf,
    onDone: (saved) => cache.setQueryData(organizerQueries.registrationSettings(id).queryKey, saved),
  });
  const unsaved = form.isDirty();
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={styles.all} disabled={!competition.can.edit}>
        <Stack gap={16}>
          <FormTop problems={problems} refusal={refusal} />
          {settings.needsPayoutAccount && <PayoutNote />}
          <RegistrationFields competition={competition} form={form} />
          <Row gap={16}>
            <Button type="submit" variant="main" busy={busy} disabled={!unsaved}>
              Save
            </Button>
            {unsaved && <UnsavedMark />}
          </Row>
        </Stack>
      </fieldset>
      <LeaveGuard withQuery unsaved={unsaved}>
        Your changes to registration aren’t saved yet.
      </LeaveGuard>
    </form>
  );
}
