import { CallFailed } from '@chalkline/contract/http/client.ts';
import type { AnswersGiven, QuestionsReply } from '@chalkline/contract/waivers/question.schema.ts';
import type { WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { useState } from 'react';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QuestionFields } from './question-fields.tsx';
import { type SignPlace, WaiverPanel } from './waiver-panel.tsx';

export interface PlacePapersProps extends SignPlace {
  papers: {
    readonly questions: QuestionsReply['questions'];
    readonly answers: AnswersGiven;
    readonly waivers: WaiversReply;
  };
  saveAnswers: (call: KeyedCall, answers: AnswersGiven) => Promise<unknown>;
}

/** What is answered and signed for one place, such as a ticket, on one's own device or on that of the door. */
export function PlacePapersSection({ papers, saveAnswers, sign, invalidates }: PlacePapersProps) {
  const { questions, waivers } = papers;
  const [answers, setAnswers] = useState<AnswersGiven>(papers.answers);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = useAction({
    send: (call) =>
      saveAnswers(call, answers).catch((failure: unknown) => {
        setErrors(errorsOf(failure));
        throw failure;
      }),
    failed: 'Couldn’t save the answers',
    done: 'Answers saved',
    invalidates,
    onDone: () => setErrors({}),
  });
  return (
    <Stack gap={16}>
      {questions.length > 0 && (
        <Panel title="Questions" level={3} padded>
          <Stack gap={16}>
            <QuestionFields questions={questions} answers={answers} onChange={setAnswers} errors={errors} />
            <Row>
              <Button variant="solid" size={48} busy={save.busy} onClick={() => save.run()}>
                Save answers
              </Button>
            </Row>
          </Stack>
        </Panel>
      )}
      {waivers.waivers.map((waiver) => (
        <WaiverPanel key={waiver.id} waiver={waiver} papers={waivers} place={{ sign, invalidates }} />
      ))}
    </Stack>
  );
}

/** By the id of the question, which is the last part of the path. */
function errorsOf(failure: unknown): Record<string, string> {
  if (!(failure instanceof CallFailed)) return {};
  return Object.fromEntries(
    failure.errors.flatMap(({ path, message }) => {
      const id = /\.answers\.([^.]+)$/.exec(path ?? '')?.[1];
      return id === undefined ? [] : [[id, message] as const];
    }),
  );
}
