import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Question, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import { setQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { movedIn } from '../../../ui/moved-in.ts';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { AnswersUntil } from './answers-until.tsx';
import { newQuestion } from './new-question.ts';
import { kindLabels, scopeLabels } from './question-labels.ts';
import { QuestionModal } from './question-modal.tsx';

/** The questions as they were read, to be saved as a whole. */
export interface QuestionsEdited {
  readonly subject: PaperSubjectName;
  readonly form: QuestionsReply;
}

export interface QuestionsProps {
  subject: PaperSubjectName;
  /** Of the venue. */
  zone: string;
}

/** The Questions part: what people are asked when they register, and what they answered. */
export function QuestionsSection({ subject, zone }: QuestionsProps) {
  const query = useQuery(waiverQueries.questions(subject));
  const [adding, setAdding] = useState<Question | null>(null);
  return (
    <Stack gap={16}>
      <PageTitle
        below={`Asked when people ${subject.subjectKind === 'event' ? 'get tickets' : 'register'}. Only you and your staff read the answers.`}
        actions={
          query.data?.can.manage && (
            <Button
              variant="main"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setAdding(newQuestion())}
            >
              Add a question
            </Button>
          )
        }
      >
        Questions
      </PageTitle>
      <Loaded query={query} failed="Couldn’t load the questions" panel>
        {(form) => (
          <>
            <Panel>
              {form.questions.length === 0 ? (
                <EmptyState title="No questions yet">
                  Ask for shirt sizes, emergency contacts or best lifts.
                </EmptyState>
              ) : (
                <QuestionList subject={subject} form={form} />
              )}
            </Panel>
            {form.can.manage && form.questions.length > 0 && (
              <AnswersUntil key={form.version} subject={subject} form={form} zone={zone} />
            )}
            {adding && (
              <QuestionModal edited={{ subject, form }} question={adding} onClose={() => setAdding(null)} />
            )}
          </>
        )}
      </Loaded>
      <AnswersPanel subject={subject} />
    </Stack>
  );
}

function QuestionList(edited: QuestionsEdited) {
  const { form } = edited;
  const labels = new Map(form.questions.map(({ id, label }) => [id, label]));
  const columns: Column<Question>[] = [
    {
      key: 'label',
      head: 'Question',
      phone: 'lead',
      cell: ({ label, condition }) => (
        <>
          <b>{label}</b>
          {condition && (
            <p className={text.hint}>
              {`If “${labels.get(condition.questionId)}” is ${condition.values.join(' or ')}`}
            </p>
          )}
        </>
      ),
    },
    { key: 'kind', head: 'Answer', cell: ({ kind }) => kindLabels[kind] },
    { key: 'scope', head: 'Asked', cell: ({ scope }) => scopeLabels[scope] },
    { key: 'required', head: 'Required', cell: ({ required }) => (required ? 'Yes' : 'No') },
    ...(form.can.manage
      ? [
          {
            key: 'actions',
            head: 'Actions',
            align: 'right',
            phone: 'actions',
            cell: (question) => <QuestionActions {...edited} question={question} />,
          } satisfies Column<Question>,
        ]
      : []),
  ];
  return <DataTable caption="Questions" columns={columns} rows={form.questions} rowKey={({ id }) => id} />;
}

function QuestionActions({ subject, form, question }: QuestionsEdited & { question: Question }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { questions, version } = form;
  const at = questions.indexOf(question);
  const depends = questions.some(({ condition }) => condition?.questionId === question.id);
  const invalidates = [waiverQueries.all];
  const move = useAction({
    send: (call, to: number) =>
      call(setQuestions, { body: { ...subject, version, questions: [...movedIn(questions, at, to)] } }),
    failed: 'Couldn’t move the question. A question comes after the one it depends on.',
    invalidates,
  });
  const { label } = question;
  return (
    <RowActions>
      <Button
        size={32}
        variant="text"
        aria-label={`Move up: ${label}`}
        disabled={at === 0}
        busy={move.busy}
        onClick={() => move.run(at - 1)}
      >
        Up
      </Button>
      <Button
        size={32}
        variant="text"
        aria-label={`Move down: ${label}`}
        disabled={at === questions.length - 1}
        busy={move.busy}
        onClick={() => move.run(at + 1)}
      >
        Down
      </Button>
      <Button size={32} aria-label={`Edit: ${label}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button size={32} variant="danger" aria-label={`Delete: ${label}`} onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {open === 'edit' && (
        <QuestionModal edited={{ subject, form }} question={question} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && (
        <ConfirmAction
          title={`Delete “${label}”?`}
          confirm="Delete"
          keep="Keep it"
          danger
          ready={!depends}
          send={(call) =>
            call(setQuestions, {
              body: { ...subject, version, questions: questions.filter(({ id }) => id !== question.id) },
            })
          }
          done="Question deleted"
          invalidates={invalidates}
          onClose={() => setOpen(null)}
        >
          <p>
            {depends
              ? 'Another question depends on this one. Change that one first.'
              : 'It’s no longer asked. Answers that were given are kept, with this wording.'}
          </p>
        </ConfirmAction>
      )}
    </RowActions>
  );
}
