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
  { value: 'off', label: 'Each by itself' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

const explained: Readonly<Record<Digest, string>> = {
  off: 'A mail comes ten minutes after the news, unless you have read it by then.',
  daily: 'One mail every day at 08:00, with all that you have not read.',
  weekly: 'One mail every Monday at 08:00, with all that you have not read.',
};

/** How mail is gathered, and what may stand in it. */
export function DigestPanel({ preferences, choose }: DigestPanelProps) {
  const { digest, privateText, zone } = preferences;
  return (
    <Panel title="E-mail" padded>
      <Stack gap={16}>
        <Row>
          <SegmentedControl
            label="How it comes"
            labelShown
            choices={choices}
            value={digest}
            onChange={(value) => choose({ digest: value })}
          />
        </Row>
        <p className={text.muted}>
          {explained[digest]} {digest !== 'off' && `Times are those of ${zone.replaceAll('_', ' ')}. `}
          What protects your account comes at once.
        </p>
        <Switch
          label="Quote private words in mail"
          hint="Otherwise mail only says that there is something, and you read it in the app."
          checked={privateText}
          onChange={({ currentTarget }) => choose({ privateText: currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
