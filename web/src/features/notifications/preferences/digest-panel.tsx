import type { Digest, PreferencesReply } from '@chalkline/contract/notifications/preference.schema.ts';
import { Switch } from '../../../ui/choices.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import type { Choosing } from './use-choosing.ts';

interface DigestPanelProps extends Choosing {
  preferences: PreferencesReply;
}

const choices: readonly { value: Digest; label: string }[] = [
  { value: 'off', label: 'One by one' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

const explained: Readonly<Record<Digest, string>> = {
  off: 'We email you 10 minutes after a notification if you haven’t read it.',
  daily: 'One email a day at 08:00 with everything you haven’t read.',
  weekly: 'One email every Monday at 08:00 with everything you haven’t read.',
};

/** How often emails are sent, and what they may contain. */
export function DigestPanel({ preferences, choose }: DigestPanelProps) {
  const { digest, privateText, zone } = preferences;
  return (
    <Panel title="Email" padded>
      <Stack gap={16}>
        <Row>
          <SegmentedControl
            label="Frequency"
            labelShown
            choices={choices}
            value={digest}
            onChange={(value) => choose({ digest: value })}
          />
        </Row>
        <p className={text.muted}>
          {explained[digest]} {digest !== 'off' && `Times are in ${zone.replaceAll('_', ' ')}. `}
          Security emails are sent right away.
        </p>
        <Switch
          label="Include private messages in emails and push notifications"
          hint="When off, they only say that you have something to read in the app."
          checked={privateText}
          onChange={({ currentTarget }) => choose({ privateText: currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
