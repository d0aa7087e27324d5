import { askTrainingAssistant } from '@chalkline/contract/assistant/training-question.endpoints.ts';
import type { Plan } from '@chalkline/contract/training/plan.schema.ts';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import text from '../../../ui/text.module.css';
import { Composer } from '../composer.tsx';
import { Conversation } from '../conversation.tsx';
import { useConversation } from '../use-conversation.ts';
import { TrainingAnswerPanel } from './training-answer-panel.tsx';

const examples = [
  'How do I do a Romanian deadlift?',
  'Exercises for chest with dumbbells',
  'What’s my next workout?',
  'Make my last workout heavier',
];

interface TrainingAssistantProps {
  unit: 'kg' | 'lb';
  /** Where workouts of the log are shown. */
  history: string;
  onStart: (name: string, plan: Plan, scheduledId: string | null) => void;
}

/** Questions about exercises and one’s own log, and changes to a workout, which start only when someone says so. */
export function TrainingAssistantSection({ unit, history, onStart }: TrainingAssistantProps) {
  const { exchanges, busy, ask, askAgain, clear } = useConversation(
    async (question) => (await call(askTrainingAssistant, { body: { question, unit } })).data,
  );
  return (
    <>
      <p className={text.hint}>
        Answers come from the exercise library, your program and your log, with their sources. Your questions
        aren’t stored.
      </p>
      <Conversation
        exchanges={exchanges}
        intro="Ask how an exercise is done, what you did and your records, or for a change: swap, add, heavier, lighter, shorter."
        examples={examples}
        onAsk={ask}
        onAgain={askAgain}
      >
        {(reply) => <TrainingAnswerPanel reply={reply} history={history} onAsk={ask} onStart={onStart} />}
      </Conversation>
      {exchanges.length > 0 && (
        <div>
          <Button variant="line" size={48} onClick={clear} disabled={busy}>
            Start over
          </Button>
        </div>
      )}
      <Composer busy={busy} placeholder="Ask about your training" onAsk={ask} />
    </>
  );
}
