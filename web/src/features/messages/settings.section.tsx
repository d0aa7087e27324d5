import { changeMessageSettings } from '@chalkline/contract/messages/messages.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/loaded.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { Switch } from '../../ui/choices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { messageQueries } from './messages.queries.ts';

/** What somebody chooses for all their conversations. */
export function MessageSettingsSection() {
  const query = useQuery(messageQueries.settings());
  return (
    <Panel title="Messages" padded>
      <Loaded query={query} failed="Couldn’t load your message settings">
        {({ readMarks }) => <ReadMarks isOn={readMarks} />}
      </Loaded>
    </Panel>
  );
}

function ReadMarks({ isOn }: { isOn: boolean }) {
  const { run, sending } = useAction<boolean>({
    send: (call, readMarks) => call(changeMessageSettings, { body: { readMarks } }),
    failed: 'Couldn’t save your setting',
    done: 'Setting saved',
    invalidates: [messageQueries.all],
  });
  return (
    <Switch
      label="Show when I’ve read messages"
      hint="If it’s off, you don’t see when others have read yours either."
      checked={sending ?? isOn}
      onChange={(event) => run(event.currentTarget.checked)}
    />
  );
}
