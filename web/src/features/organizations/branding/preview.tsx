import { brandVariables } from '@chalkline/contract/organizations/brand-variables.rules.ts';
import type { BrandColors } from '@chalkline/contract/organizations/branding.rules.ts';
import { type CSSProperties, useState } from 'react';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import styles from './preview.module.css';
import { MailPreview, PhonePreview, ScreenPreview, TicketPreview } from './preview-parts.tsx';

interface PreviewProps {
  name: string;
  /** An address that a picture can have. */
  logo: string | null;
  colors: BrandColors;
}

type View = 'screens' | 'ticket' | 'phone';

/** What the brand looks like, as it is typed. */
export function Preview({ name, logo, colors }: PreviewProps) {
  const [view, setView] = useState<View>('screens');
  const style = brandVariables(colors) as CSSProperties;
  const look = { name, logo };
  return (
    <section className={styles.preview} aria-label="Preview">
      <SectionTitle
        end={
          <SegmentedControl
            label="Preview of"
            choices={[
              { value: 'screens', label: 'Screens' },
              { value: 'ticket', label: 'Ticket' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={view}
            onChange={setView}
          />
        }
      >
        Preview
      </SectionTitle>
      <div
        className={styles.grid}
        data-view={view}
        role="img"
        aria-label={`Pages, emails and tickets of ${name}`}
      >
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={styles.world} data-mantine-color-scheme={scheme} style={style}>
            {view === 'screens' && <ScreenPreview {...look} />}
            {view === 'ticket' && <TicketPreview {...look} />}
            {view === 'phone' && <PhonePreview {...look} />}
          </div>
        ))}
        {view === 'screens' && (
          <>
            <div className={styles.world} data-mantine-color-scheme="light" style={style}>
              <MailPreview {...look} />
            </div>
            <div className={styles.world} data-mantine-color-scheme="light" style={style}>
              <TicketPreview {...look} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
