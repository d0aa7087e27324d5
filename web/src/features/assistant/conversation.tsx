import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import text from '../../ui/text.module.css';
import styles from './assistant.module.css';
import type { Exchange } from './use-conversation.ts';

interface ConversationProps<Reply> {
  exchanges: readonly Exchange<Reply>[];
  /** What one can ask, before the first question. */
  intro: string;
  examples: readonly string[];
  onAsk: (question: string) => void;
  onAgain: (exchange: Exchange<Reply>) => void;
  children: (reply: Reply) => ReactNode;
}

/** Questions, each with its answer below. */
export function Conversation<Reply>({
  exchanges,
  intro,
  examples,
  onAsk,
  onAgain,
  children,
}: ConversationProps<Reply>) {
  return (
    <div className={styles.conversation} role="log" aria-label="Conversation">
      {exchanges.length === 0 && (
        <div className={styles.examples}>
          <p className={text.muted}>{intro}</p>
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
      )}
      {exchanges.map((exchange) => (
        <Answered key={exchange.id} exchange={exchange} onAgain={() => onAgain(exchange)}>
          {children}
        </Answered>
      ))}
    </div>
  );
}

interface AnsweredProps<Reply> {
  exchange: Exchange<Reply>;
  onAgain: () => void;
  children: (reply: Reply) => ReactNode;
}

function Answered<Reply>({ exchange, onAgain, children }: AnsweredProps<Reply>) {
  const { question, reply, refusal } = exchange;
  const box = useRef<HTMLElement>(null);
  // Newer browsers return a promise here, which is no cleanup.
  useEffect(() => void box.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section ref={box} className={styles.exchange}>
      <h2 className={styles.question}>{question}</h2>
      {reply && children(reply)}
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
