import type { BrandColor, BrandColors } from '@chalkline/contract/organizations/branding.rules.ts';
import { luminance } from '@chalkline/contract/organizations/color.rules.ts';
import { changedColors } from '@chalkline/contract/organizations/nearest-brand.rules.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import styles from './branding.module.css';

interface NearestOfferProps {
  from: BrandColors;
  to: BrandColors;
  onUse: (colors: BrandColors) => void;
}

const words: Readonly<Record<BrandColor, string>> = {
  background: 'background',
  text: 'text',
  button: 'button',
};

/** The nearest brand that can be read, worn with one press. */
export function NearestOffer({ from, to, onUse }: NearestOfferProps) {
  const changed = changedColors(from, to);
  return (
    <div className={styles.offer}>
      <ul className={styles.offers} aria-label="Nearest colors that pass">
        {changed.map((name) => (
          <li key={name} className={styles.change}>
            <i className={styles.chip} style={{ background: from[name] }} />
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
            <i className={styles.chip} style={{ background: to[name] }} />
            <span>
              <b>
                Nearest {words[name]} that passes: <span className={styles.hex}>{to[name]}</span>
              </b>
              <small>Same hue, {luminance(to[name]) < luminance(from[name]) ? 'darker' : 'lighter'}</small>
            </span>
          </li>
        ))}
      </ul>
      <Button size={32} onClick={() => onUse(to)}>
        Use {changed.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
