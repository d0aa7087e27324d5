import type { HelpAnswer } from '@chalkline/contract/showcase/help-topics.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { IconChevronDown, IconLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import text from '../../../ui/text.module.css';
import styles from './help.module.css';

/** A question that opens its answer; open by itself when the address names it. */
export function HelpQuestion({ answer }: { answer: HelpAnswer }) {
  const { id, question } = answer;
  const { hash, search } = useLocation();
  const isNamed = hash === `#${id}`;
  const [open, setOpen] = useState(isNamed);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    place.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <details
      id={id}
      ref={place}
      className={styles.question}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{question}</span>
        <IconChevronDown className={styles.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        {answer.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.ways}>
          <NextStep answer={answer} />
          <Link
            className={styles.own}
            to={{ search, hash: id }}
            aria-label={`Link to this answer: ${question}`}
            preventScrollReset
          >
            <IconLink size={16} stroke={1.75} aria-hidden="true" /> Link to this answer
          </Link>
        </p>
      </div>
    </details>
  );
}

function NextStep({ answer: { next } }: { answer: HelpAnswer }) {
  const known = useKnownAddresses();
  if (!next || !known.has(addresses[next.screen])) return null;
  return (
    <Link className={text.link} to={urlOf(next.screen)}>
      {next.label}
    </Link>
  );
}
