import type { ColumnQuestion } from '@chalkline/contract/competitions/import.schema.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Note } from '../../../../ui/note.tsx';
import { Row } from '../../../../ui/page.tsx';

interface ColumnQuestionsProps {
  questions: readonly ColumnQuestion[];
  /** By workout id. */
  answers: Readonly<Record<string, ReadingAnswers>>;
  busy: boolean;
  onAnswer: (workoutId: string, answers: ReadingAnswers) => void;
  onCheck: () => void;
}

/** Asks what ambiguous scores mean, once per column. */
export function ColumnQuestions({ questions, answers, busy, onAnswer, onCheck }: ColumnQuestionsProps) {
  if (questions.length === 0) return null;
  const isOn = (workoutId: string, meant: ReadingAnswers) =>
    Object.entries(meant).every(
      ([code, answer]) => answers[workoutId]?.[code as keyof ReadingAnswers] === answer,
    );
  const answered = questions.every(({ workoutId, choices }) =>
    choices.some((choice) => isOn(workoutId, choice.answers)),
  );
  return (
    <>
      <Note tone="warn" announced>
        <b>
          {questions.length === 1 ? 'One column is ambiguous' : `${questions.length} columns are ambiguous`}.
        </b>{' '}
        Your answer applies to all rows of the column.
      </Note>
      {questions.map((question) => (
        <ChoiceGroup
          key={`${question.workoutId} ${question.code}`}
          legend={`${question.column}: ${question.message} ${counted(question.rows, ['row', 'rows'])}, such as “${question.example}”.`}
        >
          {question.choices.map((choice) => (
            <Radio
              key={choice.understood}
              name={`${question.workoutId} ${question.code}`}
              label={`“${question.example}” is ${choice.understood}`}
              checked={isOn(question.workoutId, choice.answers)}
              onChange={() => onAnswer(question.workoutId, choice.answers)}
            />
          ))}
        </ChoiceGroup>
      ))}
      <Row>
        <Button variant="solid" busy={busy} disabled={!answered} onClick={onCheck}>
          Check again
        </Button>
      </Row>
    </>
  );
}
