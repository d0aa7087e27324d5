import type { AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { IconPencilPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import text from '../../ui/text.module.css';
import { PageTitle } from '../../ui/titles.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import styles from './assistant.module.css';
import { Composer } from './composer.tsx';
import { FoodModal } from './food-modal.tsx';
import { StoreChoice } from './store-choice.tsx';
import { type Exchange, useConversation } from './use-conversation.ts';

const examples = [
  '200 g of rice',
  'Which has more iron: lentils or spinach?',
  'How much fiber do 60 g of oats have?',
  'Resting energy at 68 kg, 172 cm and 34 years',
];

/** `/nutritionist`: vectors in the memory of the server. */
export function BuiltInAssistantScreen() {
  return <AssistantScreen store="built_in" />;
}

/** `/nutritionist_weaviate`: vectors at Weaviate, or built in while it can't answer. */
export function WeaviateAssistantScreen() {
  return <AssistantScreen store="weaviate" />;
}

/** `/nutritionist_pinecone`: vectors at Pinecone, or built in while it can't answer. */
export function PineconeAssistantScreen() {
  return <AssistantScreen store="pinecone" />;
}

/** Questions about food, formulas and the site, each answered with its sources. */
function AssistantScreen({ store }: { store: AssistantStore }) {
  const { exchanges, busy, ask, askAgain, clear } = useConversation(store);
  const [foodId, setFoodId] = useState<string | null>(null);
  return (
    <Page>
      <Stack gap={16}>
        <PageTitle
          below="Answers come from 13,185 foods, 64 formulas and our FAQs, with their sources. Your questions aren’t stored."
          actions={
            exchanges.length > 0 && (
              <Button
                variant="line"
                size={48}
                icon={<IconPencilPlus size={18} stroke={1.75} />}
                onClick={clear}
                disabled={busy}
              >
                Start over
              </Button>
            )
          }
        >
          Ask about food
        </PageTitle>
        <StoreChoice store={store} />
        <div className={styles.conversation} role="log" aria-label="Conversation">
          {exchanges.length === 0 && <Examples onAsk={ask} />}
          {exchanges.map((exchange) => (
            <Answered
              key={exchange.id}
              exchange={exchange}
              store={store}
              onAsk={ask}
              onAgain={() => askAgain(exchange)}
              onFood={setFoodId}
            />
          ))}
        </div>
        <Composer busy={busy} onAsk={ask} />
        <p className={text.hint}>
          No diagnosis, no doses: for these, ask a doctor. Figures: U.S. Department of Agriculture,
          Agricultural Research Service. FoodData Central: SR Legacy (2018) and FNDDS 2021-2023.{' '}
          <a className={text.link} href="https://fdc.nal.usda.gov" target="_blank" rel="noreferrer">
            fdc.nal.usda.gov
          </a>
        </p>
      </Stack>
      <FoodModal foodId={foodId} onClose={() => setFoodId(null)} />
    </Page>
  );
}

function Examples({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className={styles.examples}>
      <p className={text.muted}>
        Ask how much of a nutrient is in a food, compare foods, or ask for a formula.
      </p>
      <ul className={styles.choices} aria-label="Examples">
        {examples.map((example) => (
          <li key={example}>
            <Button variant="line" size={48} onClick={() => onAsk(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AnsweredProps {
  exchange: Exchange;
  store: AssistantStore;
  onAsk: (question: string) => void;
  onAgain: () => void;
  onFood: (foodId: string) => void;
}

function Answered({ exchange, store, onAsk, onAgain, onFood }: AnsweredProps) {
  const { question, reply, refusal } = exchange;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section ref={box} className={styles.exchange}>
      <h2 className={styles.question}>{question}</h2>
      {reply && <AnswerPanel reply={reply} store={store} onAsk={onAsk} onFood={onFood} />}
      {refusal !== null && (
        <Note tone="bad">
          <p>Couldn’t answer: {refusal}</p>
          <Button onClick={onAgain}>Try again</Button>
        </Note>
      )}
      {!reply && refusal === null && (
        <p className={styles.searching}>
          <Spinner size={16} /> Searching
        </p>
      )}
    </section>
  );
}
