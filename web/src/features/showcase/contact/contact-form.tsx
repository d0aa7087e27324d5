import { sendContactMessage } from '@chalkline/contract/showcase/contact.endpoints.ts';
import { type ContactTopic, contactTopics } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import { newContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { errorText } from '../../../platform/error-texts.ts';
import type { SessionUser } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { showcaseQueries } from '../showcase.queries.ts';
import styles from './contact-form.module.css';
import { topicLabels } from './contact-labels.ts';

interface ContactFormProps {
  person: SessionUser | undefined;
  onSent: (sent: { email: string; mailed: boolean }) => void;
}

const choices = contactTopics.map((value) => ({ value, label: topicLabels[value] }));

const topicOf = (asked: string | null): ContactTopic =>
  contactTopics.find((topic) => topic === asked) ?? 'question';

/** Name and address are there already for who is signed in; a link can bring a topic and the beginning of the message. */
export function ContactForm({ person, onSent }: ContactFormProps) {
  const [params] = useAddressParams();
  const opened = useQuery(showcaseQueries.contactForm());
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: {
      name: person?.name ?? '',
      email: person?.email ?? '',
      topic: topicOf(params.get('topic')),
      body: params.get('body') ?? '',
      website: '',
    },
    schema: newContactMessage.omit({ form: true }),
    texts: {
      name: { label: 'Name', wrong: 'Enter your name, up to 100 characters.' },
      email: { label: 'Email', wrong: 'Enter an email, like name@example.org.' },
      topic: { label: 'Topic', wrong: 'Choose a topic.' },
      body: { label: 'Message', wrong: 'Enter a message of up to 4,000 characters.' },
    },
    send: (call, values) => call(sendContactMessage, { body: { ...values, form: opened.data ?? '' } }),
    onDone: ({ mailed }) => {
      const { email } = form.values;
      form.reset();
      void opened.refetch();
      onSent({ email: email.trim(), mailed });
    },
    caught: async () => {
      // Whatever was wrong with the form: the next try has a new one. The message stays.
      await opened.refetch();
      return false;
    },
  });
  return (
    <Panel padded>
      <LeaveGuard unsaved={form.values.body !== '' && !busy}>You haven’t sent your message yet.</LeaveGuard>
      <form onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          {opened.isError && (
            <Note tone="bad" announced>
              {errorText(opened.error)}
            </Note>
          )}
          <FieldGrid>
            <TextField id="name" label="Name" autoComplete="name" {...form.getInputProps('name')} />
            <TextField
              id="email"
              type="email"
              label="Email"
              autoComplete="email"
              hint="We’ll reply to this email."
              {...form.getInputProps('email')}
            />
          </FieldGrid>
          <SelectField id="topic" label="Topic" choices={choices} {...form.getInputProps('topic')} />
          <TextArea id="body" label="Message" rows={8} {...form.getInputProps('body')} />
          <div className={styles.unseen} aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
            </label>
          </div>
          <Row>
            <Button type="submit" variant="main" busy={busy} disabled={!opened.data}>
              Send
            </Button>
          </Row>
        </FormBody>
      </form>
    </Panel>
  );
}
