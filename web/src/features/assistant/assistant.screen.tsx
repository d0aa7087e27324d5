import { askAssistant } from '@chalkline/contract/assistant/assistant.endpoints.ts';
import type { AssistantStore } from '@chalkline/contract/assistant/assistant.schema.ts';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import { PageTitle } from '../../ui/titles.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { FoodModal } from './food-modal.tsx';
import { StoreChoice } from './store-choice.tsx';
import { useConversation } from './use-conversation.ts';

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
  const { exchanges, busy, ask, askAgain, clear } = useConversation(
    async (question) => (await call(askAssistant, { body: { question, store } })).data,
  );
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
        <Conversation
          exchanges={exchanges}
          intro="Ask how much of a nutrient is in a food, compare foods, or ask for a formula."
          examples={examples}
          onAsk={ask}
          onAgain={askAgain}
        >
          {(reply) => <AnswerPanel reply={reply} store={store} onAsk={ask} onFood={setFoodId} />}
        </Conversation>
        <Composer busy={busy} placeholder="Ask about foods, portions, formulas" onAsk={ask} />
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
