import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { numberText } from '../../ui/locale.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './program-card.module.css';
import { ProgramModal } from './program-modal.tsx';
import { ProgramPicture } from './program-picture.tsx';
import { type ProgramSummary, priceText, videoAddress } from './program-text.ts';

interface ProgramCardProps {
  program: ProgramSummary;
  /** The page of the program, where it has one. */
  to?: string;
  /** For paid programs. */
  onSubscribe?: () => void;
}

/** A workout program as a card (seed §2). Subscribe and the price show only for paid programs. */
export function ProgramCard({ program, to, onSubscribe }: ProgramCardProps) {
  const [open, setOpen] = useState(false);
  const price = priceText(program);
  const video = videoAddress(program.video);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProgramPicture program={program} />
        {video && (
          <a className={styles.video} href={video} target="_blank" rel="noreferrer">
            <IconPlayerPlayFilled size={16} aria-hidden="true" />
            Video
            <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
          </a>
        )}
      </div>
      <div className={styles.body}>
        <h3>{program.name}</h3>
        <p>Coach {program.coach}</p>
      </div>
      <dl className={styles.counts}>
        <Count value={program.number_of_weeks} word="week" />
        <Count value={program.number_of_workouts} word="workout" />
        <Count value={program.number_of_exercises} word="exercise" />
      </dl>
      <div className={styles.foot}>
        {price && (
          <b>
            {price} {program.is_bought && <Tag>Yours</Tag>}
          </b>
        )}
        <Button wide={!price} aria-label={`View ${program.name}`} onClick={() => setOpen(true)}>
          View
        </Button>
        {price && !program.is_bought && (
          <Button variant="solid" aria-label={`Subscribe to ${program.name}`} onClick={onSubscribe}>
            Subscribe
          </Button>
        )}
      </div>
      <ProgramModal
        opened={open}
        onClose={() => setOpen(false)}
        program={program}
        {...(to && { to })}
        {...(onSubscribe && { onSubscribe })}
      />
    </article>
  );
}

function Count({ value, word }: { value: number; word: string }) {
  return (
    <div>
      <dt>{value === 1 ? word : `${word}s`}</dt>
      <dd>{numberText(value)}</dd>
    </div>
  );
}
