import { site } from '../../platform/site.ts';
import text from '../../ui/text.module.css';
import styles from './form.module.css';

const pages = [
  { label: 'terms', link: site.links.terms },
  { label: 'privacy notice', link: site.links.privacy },
];

/** What one agrees to; only where this installation has such pages. */
export function LegalLine() {
  const known = pages.filter(({ link }) => link !== null);
  if (known.length === 0) return null;
  return (
    <p className={styles.after}>
      By registering, you agree to the{' '}
      {known.map(({ label, link }, index) => (
        <span key={label}>
          {index > 0 && ' and the '}
          <a className={text.link} href={link ?? ''} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
