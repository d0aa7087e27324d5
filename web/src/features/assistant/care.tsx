import type { AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { IconAmbulance, IconPhone } from '@tabler/icons-react';
import clsx from 'clsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './assistant.module.css';

interface CareProps {
  reply: Pick<AssistantReply, 'title' | 'paragraphs' | 'contacts' | 'isUrgent'>;
}

/** What is said in place of an answer where someone may need help. */
export function Care({ reply: { title, paragraphs, contacts, isUrgent } }: CareProps) {
  return (
    <div className={clsx(styles.care, isUrgent && styles.urgent)} role={isUrgent ? 'alert' : undefined}>
      <h3 className={styles.careTitle}>
        {isUrgent && <IconAmbulance size={26} stroke={1.75} aria-hidden="true" />}
        {title.text}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.text} className={styles.paragraph}>
          {paragraph.text}
        </p>
      ))}
      {contacts.length > 0 && (
        <ul className={styles.contacts}>
          {contacts.map(({ label, phone, href }) => (
            <li key={href}>
              <span>{label}</span>
              {phone === null ? (
                <ButtonLink size={48} href={href} newTab>
                  {new URL(href).hostname}
                </ButtonLink>
              ) : (
                <ButtonLink
                  size={48}
                  href={href}
                  icon={<IconPhone size={18} stroke={1.75} aria-hidden="true" />}
                >
                  Call {phone}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
