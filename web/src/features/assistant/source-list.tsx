import type { AnswerSource } from '@chalkline/contract/assistant/assistant.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import text from '../../ui/text.module.css';
import styles from './assistant.module.css';

interface SourceListProps {
  sources: readonly AnswerSource[];
  onFood: (foodId: string) => void;
}

/** Where an answer is from; a food opens here, a formula and an FAQ on their pages. */
export function SourceList({ sources, onFood }: SourceListProps) {
  return (
    <div className={styles.sources}>
      <h3 className={styles.sourcesTitle}>Sources</h3>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <span className={styles.number} aria-hidden="true">
              {source.number}
            </span>
            <div className={styles.source}>
              {source.kind === 'food' ? (
                <LinkButton onClick={() => onFood(source.id)}>{source.title}</LinkButton>
              ) : (
                <Link className={text.link} to={addressOf(source)}>
                  {source.title}
                </Link>
              )}
              <span className={text.hint}>{source.detail}</span>
              <code className={styles.id}>{source.id}</code>
              {source.working.length > 0 && (
                <details className={styles.working}>
                  <summary>How it was computed</summary>
                  {source.working.map((line) => (
                    <code key={line}>{line}</code>
                  ))}
                  <span className={text.hint}>Computed in all digits, rounded only to show.</span>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A formula or an FAQ that an answer could have been about. */
export function OtherLink({ kind, id, title }: Pick<AnswerSource, 'kind' | 'id' | 'title'>) {
  return (
    <ButtonLink size={48} to={addressOf({ kind, id })}>
      {title}
    </ButtonLink>
  );
}

function addressOf({ kind, id }: Pick<AnswerSource, 'kind' | 'id'>): string {
  return kind === 'formula' ? urlOf('healthFormulas', {}, { formula: id }) : `${urlOf('helpCenter')}#${id}`;
}
