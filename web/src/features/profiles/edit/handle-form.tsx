import { handleChoice, type ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { changeHandle } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { call } from '../../../platform/calls.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useCallForm } from '../../../platform/use-call-form.ts';
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
    words: {
      handle: {
        label: 'Handle',
        wrong: '3 to 30 letters from a to z, digits and underscores, beginning with a letter.',
      },
    },
    send: async (body) => (await call(changeHandle, { body })).data,
    done: (answer) => {
      saved(answer);
      form.form.setInitialValues({ handle: answer.handle ?? '' });
      form.form.setValues({ handle: answer.handle ?? '' });
    },
  });
  const { handleChangeableFrom: from } = profile;
  const locked = from !== null && Date.parse(from) > serverNow();
  return (
    <SettingsForm title="Handle" form={form} action="Take this handle" main={false}>
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
              : 'You can change it every 30 days. The one before is kept from others for 90 days.'
          }
          {...form.form.getInputProps('handle')}
        />
      </FormBody>
    </SettingsForm>
  );
}
