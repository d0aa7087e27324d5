import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Question } from '@chalkline/contract/waivers/question.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { waiverQueries } from '../waivers.queries.ts';
import { newQuestion } from './new-question.ts';
import { QuestionModal } from './question-modal.tsx';
import { WaiverModal } from './waiver-modal.tsx';

/** Questions and waivers while something is set up: what there is, and the way to add more. */
export function PapersSetupSection({ subject }: { subject: PaperSubjectName }) {
  return (
    <Stack gap={16}>
      <QuestionsSetup subject={subject} />
      <WaiversSetup subject={subject} />
    </Stack>
  );
}

function QuestionsSetup({ subject }: { subject: PaperSubjectName }) {
  const query = useQuery(waiverQueries.questions(subject));
  const [adding, setAdding] = useState<Question | null>(null);
  return (
    <Panel title="Questions" padded>
      <Loaded query={query} failed="Couldn’t load the questions">
        {(form) => (
          <Stack gap={12}>
            <p className={text.hint}>Ask for shirt sizes or emergency contacts when people register.</p>
            <Names names={form.questions.map(({ id, label }) => ({ id, name: label }))} />
            <Row>
              <Button size={32} onClick={() => setAdding(newQuestion())}>
                Add a question
              </Button>
            </Row>
            {adding && (
              <QuestionModal edited={{ subject, form }} question={adding} onClose={() => setAdding(null)} />
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function WaiversSetup({ subject }: { subject: PaperSubjectName }) {
  const query = useQuery(waiverQueries.list(subject));
  const [adding, setAdding] = useState(false);
  return (
    <Panel title="Waiver" padded>
      <Loaded query={query} failed="Couldn’t load waivers">
        {({ waivers }) => (
          <Stack gap={12}>
            <p className={text.hint}>Everyone who registers reads and signs it.</p>
            <Names
              names={waivers.filter(({ isActive }) => isActive).map(({ id, title }) => ({ id, name: title }))}
            />
            <Row>
              <Button size={32} onClick={() => setAdding(true)}>
                Add a waiver
              </Button>
            </Row>
          </Stack>
        )}
      </Loaded>
      {adding && <WaiverModal subject={subject} waiver={null} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Names({ names }: { names: readonly { readonly id: string; readonly name: string }[] }) {
  if (names.length === 0) return null;
  return (
    <ul>
      {names.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
