import { answersById, askedQuestions } from '@chalkline/contract/waivers/answers.rules.ts';
import type {
  AnswersGiven,
  AnswerValue,
  Question,
  QuestionsReply,
} from '@chalkline/contract/waivers/question.schema.ts';
import { FieldGrid } from '../../../ui/field.tsx';
import { QuestionField } from './question-field.tsx';

interface QuestionFieldsProps {
  questions: QuestionsReply['questions'];
  answers: AnswersGiven;
  onChange: (answers: AnswersGiven) => void;
  /** What is wrong, by the id of the question. */
  errors: Readonly<Record<string, string>>;
  idPrefix?: string | undefined;
}

/** The questions that the answers so far lead to, each in the field that suits it. */
export function QuestionFields({ questions, answers, onChange, errors, idPrefix = '' }: QuestionFieldsProps) {
  const given = answersById(answers);
  const values = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const set = (questionId: string, value: AnswerValue | null) =>
    onChange([...answers.filter((answer) => answer.questionId !== questionId), { questionId, value }]);
  return (
    <FieldGrid>
      {askedQuestions<Question>(questions, given).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          id={`${idPrefix}answers.${question.id}`}
          value={values.get(question.id) ?? null}
          error={errors[question.id]}
          onChange={(value) => set(question.id, value)}
        />
      ))}
    </FieldGrid>
  );
}
