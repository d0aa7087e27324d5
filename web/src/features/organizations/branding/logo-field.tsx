import type { BrandColors } from '@chalkline/contract/organizations/branding.rules.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import styles from './branding.module.css';
import type { LogoChoice } from './use-logo.ts';

interface LogoFieldProps {
  logo: LogoChoice;
  name: string;
  colors: BrandColors;
  error: ReactNode;
}

/** The logo on its own ground, where it must be seen. */
export function LogoField({ logo, name, colors, error }: LogoFieldProps) {
  return (
    <div className={styles.logo}>
      {logo.address && (
        <div className={styles.shown} style={{ background: colors.background }}>
          <img referrerPolicy="no-referrer" src={logo.address} alt={`Logo of ${name}`} />
          <Button size={32} variant="tool" onClick={logo.remove}>
            Remove logo
          </Button>
        </div>
      )}
      <FileField
        id="files.logo"
        label="Logo"
        optional
        file={logo.file}
        onChange={logo.choose}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        wanted="PNG, JPEG or WebP, up to 1 MB. No SVG"
        error={error}
      />
    </div>
  );
}
