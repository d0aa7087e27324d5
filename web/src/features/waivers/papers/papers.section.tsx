import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { AnswersGiven, QuestionScope } from '@chalkline/contract/waivers/question.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { waiverQueries } from '../waivers.queries.ts';
import { QuestionFields } from './question-fields.tsx';
import { WaiverPanel } from './waiver-panel.tsx';

export interface PapersProps {
  subject: PaperSubjectName;
  answers: AnswersGiven;
  onAnswers: (answers: AnswersGiven) => void;
  /** Says what is asked, by the id of the question, once that is known. */
  onQuestions?: (names: Readonly<Record<string, string>>) => void;
  /** What is wrong with the answers, by the id of the question. */
  errors: Readonly<Record<string, string>>;
  /** Why what is bought waits for a signature. */
  waiverError?: string | null;
  /** A waiver was signed: that it was missed isn’t true anymore. */
  onSigned?: () => void;
  /** The birth date that they gave elsewhere on the screen. */
  birthDate?: string | null;
  /** Only the questions about each person, or about the order; left out: all. */
  scope?: QuestionScope;
  /** False where others sign. */
  signs?: boolean;
  /** Tells fields apart where several people are asked on one screen. */
  idPrefix?: string;
}

/** What somebody answers and signs before they take part; nothing where nothing is asked. */
export function PapersSection({
  subject,
  answers,
  onAnswers,
  onQuestions,
  errors,
  waiverError,
  onSigned,
  birthDate,
  scope,
  signs = true,
  idPrefix,
}: PapersProps) {
  const questions = useQuery(waiverQueries.questions(subject));
  const all = questions.data?.questions;
  useEffect(() => {
    if (all) onQuestions?.(Object.fromEntries(all.map(({ id, label }) => [id, label])));
  }, [all, onQuestions]);
  const waivers = useQuery({ ...waiverQueries.list(subject), enabled: signs });
  return (
    <Stack gap={16}>
      <Loaded query={questions} failed="Couldn’t load the questions" panel>
        {({ questions: all }) => {
          const asked = all.filter((question) => scope === undefined || question.scope === scope);
          return (
            asked.length > 0 && (
              <Panel
                title="Questions"
                padded
                actions={<span className={text.hint}>Only the organizer reads them</span>}
              >
                <QuestionFields
                  questions={asked}
                  answers={answers}
                  onChange={onAnswers}
                  errors={errors}
                  idPrefix={idPrefix}
                />
              </Panel>
            )
          );
        }}
      </Loaded>
      {signs && (
        <Loaded query={waivers} failed="Couldn’t load the waiver" panel>
          {(papers) =>
            papers.waivers
              .filter(({ isActive }) => isActive)
              .map((waiver) => (
                <WaiverPanel
                  key={waiver.id}
                  waiver={waiver}
                  papers={papers}
                  error={waiverError ?? null}
                  onSigned={onSigned}
                  saidBirthDate={birthDate}
                />
              ))
          }
        </Loaded>
      )}
    </Stack>
  );
}
