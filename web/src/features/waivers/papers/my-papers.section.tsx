import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersGiven, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import { answersField } from '@chalkline/contract/waivers/question.schema.ts';
import { answerQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { dateFormat } from '../../../ui/locale.ts';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import { QuestionFields } from './question-fields.tsx';
import { WaiverPanel } from './waiver-panel.tsx';

export interface MyPapersProps {
  subject: PaperSubjectName;
  /** Where it takes place, for times. */
  zone: string;
}

/** What somebody who takes part has answered and signed, and can still change. */
export function MyPapersSection({ subject, zone }: MyPapersProps) {
  const questions = useQuery(waiverQueries.questions(subject));
  const waivers = useQuery(waiverQueries.list(subject));
  const asked = questions.data?.questions.filter(({ scope }) => scope === 'person') ?? [];
  const active = waivers.data?.waivers.filter(({ isActive }) => isActive) ?? [];
  const isLoaded = questions.data !== undefined && waivers.data !== undefined;
  if (isLoaded && asked.length === 0 && active.length === 0) {
    return (
      <Panel>
        <EmptyState title="Nothing to answer or sign">
          Questions and waivers appear here if the organizer adds them.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Stack gap={16}>
      <Loaded query={waivers} failed="Couldn’t load the waiver" panel>
        {(papers) =>
          active.map((waiver) => <WaiverPanel key={waiver.id} waiver={waiver} papers={papers} error={null} />)
        }
      </Loaded>
      <Loaded query={questions} failed="Couldn’t load the questions" panel>
        {(form) => asked.length > 0 && <MyAnswers subject={subject} form={form} zone={zone} />}
      </Loaded>
    </Stack>
  );
}

const schema = z.object({ answers: answersField });

function MyAnswers({ subject, form: { questions, mine, answersUntil, can }, zone }: MyAnswersProps) {
  const asked = questions.filter(({ scope }) => scope === 'person');
  const initial: { answers: AnswersGiven } = { answers: mine };
  const { form, ...rest } = useCallForm({
    initial,
    schema,
    texts: {
      'answers.*': {
        label: (id) => asked.find((question) => question.id === id)?.label ?? 'Question',
        wrong: 'Answer this question.',
      },
    },
    send: (call, { answers }) => call(answerQuestions, { body: { ...subject, answers } }),
    done: 'Answers saved',
    invalidates: [waiverQueries.all],
    resetTo: (saved: QuestionsReply) => ({ answers: saved.mine }),
  });
  const until = answersUntil === null ? null : momentText(answersUntil, zone);
  if (!can.answer) {
    return (
      <Panel title="Your answers" padded>
        <Stack gap={12}>
          <Note>{until ? `Answers could be changed until ${until}.` : 'Answers can’t be changed here.'}</Note>
          <fieldset disabled style={{ border: 0, margin: 0, padding: 0 }}>
            <QuestionFields questions={asked} answers={mine} onChange={() => undefined} errors={{}} />
          </fieldset>
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel title="Your answers" padded>
      <Stack gap={12}>
        {until && <Note>{`You can change your answers until ${until}.`}</Note>}
        <Form action="Save answers" {...rest}>
          <QuestionFields
            questions={asked}
            answers={form.values.answers}
            onChange={(answers) => form.setFieldValue('answers', [...answers])}
            errors={answerErrors(form.errors)}
          />
        </Form>
      </Stack>
    </Panel>
  );
}

interface MyAnswersProps extends MyPapersProps {
  form: QuestionsReply;
}

/** What is wrong with answers, by the id of the question. */
function answerErrors(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  const start = 'answers.';
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      field.startsWith(start) && error ? [[field.slice(start.length), String(error)]] : [],
    ),
  );
}

function momentText(moment: string, zone: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const;
  return dateFormat(options).format(new Date(moment));
}
