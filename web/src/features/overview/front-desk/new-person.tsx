import { signUpAtDesk } from '@chalkline/contract/administration/walk-in.endpoints.ts';
import { newWalkIn } from '@chalkline/contract/administration/walk-in.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { frontDeskQueries } from './front-desk.queries.ts';

const texts = {
  name: { label: 'Name', wrong: 'Enter their name.' },
  email: { label: 'Email', wrong: 'Enter an email, like name@example.org.' },
};

interface NewPersonProps {
  /** What was searched for. */
  name: string;
  onAdded: (personId: string) => void;
  onClose: () => void;
}

/** Signs somebody up at the desk: they can have a plan and tickets at once, and set a password by email. */
export function NewPerson({ name, onAdded, onClose }: NewPersonProps) {
  const { form, ...rest } = useCallForm({
    initial: { name, email: '' },
    schema: newWalkIn,
    texts,
    send: (call, body) => call(signUpAtDesk, { body }),
    done: ({ personId }, { email }) =>
      personId
        ? { title: 'Signed up', detail: `${email} gets an email to set a password.` }
        : {
            title: 'Invitation sent',
            detail: `${email} has an account already. You’ll find them here once they accept.`,
          },
    invalidates: [frontDeskQueries.all],
    onDone: ({ personId }) => {
      onClose();
      if (personId) onAdded(personId);
    },
  });
  return (
    <FormModal {...rest} title="Sign up a new person" action="Sign up" onClose={onClose}>
      <FormBody>
        <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        <TextField
          id="email"
          label="Email"
          type="email"
          hint="They set a password by email. Plans and tickets work at once."
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </FormBody>
    </FormModal>
  );
}
