import type { PreferencesReply, QuietHours } from '@chalkline/contract/notifications/preference.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { Switch } from '../../../ui/choices.tsx';
import { FieldGrid } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { Choosing } from './use-choosing.ts';

interface QuietHoursPanelProps extends Choosing {
  preferences: PreferencesReply;
}

const usual: QuietHours = { from: '22:00', to: '07:00' };

/** The hours when nothing is sent. Saved once both times are complete and differ. */
export function QuietHoursPanel({ preferences, choose }: QuietHoursPanelProps) {
  const { quietHours, zone } = preferences;
  return (
    <Panel title="Quiet hours" padded>
      <Stack gap={16}>
        <Switch
          label="Pause emails and push notifications at set hours"
          hint={
            <>
              They wait until quiet hours end. Times are in {zone.replaceAll('_', ' ')}. Change your time zone
              under{' '}
              <Link className={text.link} to={urlOf('editProfile', {}, { tab: 'units' })}>
                Units and language
              </Link>
              . Security notifications are sent right away.
            </>
          }
          checked={quietHours !== null}
          onChange={({ currentTarget }) => choose({ quietHours: currentTarget.checked ? usual : null })}
        />
        {quietHours && (
          <Hours key={`${quietHours.from} ${quietHours.to}`} hours={quietHours} choose={choose} />
        )}
      </Stack>
    </Panel>
  );
}

function Hours({ hours, choose }: Choosing & { hours: QuietHours }) {
  const [draft, setDraft] = useKeptState('quiet hours', hours);
  const problem = problemOf(draft);
  const keep = () => {
    const isNew = draft.from !== hours.from || draft.to !== hours.to;
    if (isNew && problem === null) choose({ quietHours: draft });
  };
  return (
    <FieldGrid>
      <TextField
        type="time"
        label="From"
        value={draft.from}
        onChange={({ currentTarget }) => setDraft({ ...draft, from: currentTarget.value })}
        onBlur={keep}
      />
      <TextField
        type="time"
        label="Until"
        value={draft.to}
        error={problem}
        onChange={({ currentTarget }) => setDraft({ ...draft, to: currentTarget.value })}
        onBlur={keep}
      />
    </FieldGrid>
  );
}

function problemOf({ from, to }: QuietHours): string | null {
  if (from === '' || to === '') return 'Enter both times.';
  return from === to ? 'Choose different start and end times.' : null;
}
