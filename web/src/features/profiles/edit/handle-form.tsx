import { handleChoice, type ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { changeHandle } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { FormBody } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dayText } from '../../../ui/times.ts';
import { SettingsForm } from './settings-form.tsx';
import { useProfileSaved } from './use-profile-saved.ts';

/** What others call one by, and the short address of one's page. */
export function HandleForm({ profile }: { profile: ProfileReply }) {
  const saved = useProfileSaved();
  const form = useCallForm({
    initial: { handle: profile.handle ?? '' },
    schema: handleChoice,
    texts: {
      handle: {
        label: 'Handle',
        wrong: 'Use 3 to 30 letters, numbers or underscores, starting with a letter.',
      },
    },
    send: (call, body) => call(changeHandle, { body }),
    resetTo: ({ handle }) => ({ handle: handle ?? '' }),
    onDone: saved,
  });
  const { handleChangeableFrom: from } = profile;
  const locked = from !== null && Date.parse(from) > serverNow();
  return (
    <SettingsForm title="Handle" form={form} action="Save handle" main={false}>
      <FormBody>
        <TextField
          id="handle"
          label="Handle"
          icon={<span aria-hidden="true">@</span>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={locked}
          hint={
            locked
              ? `You can change it again from ${dayText(from)}.`
              : 'You can change it every 30 days. Your old handle stays reserved for 90 days.'
          }
          {...form.form.getInputProps('handle')}
        />
      </FormBody>
    </SettingsForm>
  );
}
