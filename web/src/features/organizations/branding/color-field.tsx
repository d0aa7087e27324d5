import { colorPattern } from '@chalkline/contract/organizations/color.rules.ts';
import { IconColorPicker } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import fieldStyles from '../../../ui/field.module.css';
import { Field, type FieldLook } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './branding.module.css';

interface ColorFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'size' | 'value'> {
  value: string;
  /** A color from the dialog or from the screen. */
  onPick: (color: string) => void;
}

/** A color: chosen in the browser's own dialog, typed as #rrggbb, or taken from anywhere on the screen. */
export function ColorField({ label, hint, error, id, value, onPick, ...input }: ColorFieldProps) {
  const shown = colorPattern.test(value.trim()) ? value.trim().toLowerCase() : '#000000';
  const name = typeof label === 'string' ? label : '';
  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => (
        <span className={styles.color}>
          <input
            type="color"
            className={styles.swatch}
            value={shown}
            aria-label={`${name}: choose color`}
            onChange={(change) => onPick(change.currentTarget.value)}
          />
          <span className={fieldStyles.box}>
            <input
              type="text"
              spellCheck={false}
              autoComplete="off"
              maxLength={7}
              {...input}
              {...control}
              value={value}
              className={fieldStyles.control}
            />
          </span>
          <ScreenPicker label={`${name}: pick from screen`} onPick={onPick} />
        </span>
      )}
    </Field>
  );
}

/** Not every browser can; the dialog behind the swatch is there in all of them. */
interface EyeDropperBrowser {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

function ScreenPicker({ label, onPick }: { label: string; onPick: (color: string) => void }) {
  const { EyeDropper } = globalThis as EyeDropperBrowser;
  if (!EyeDropper) return null;
  const pick = async () => {
    // Escape leaves everything as it is.
    const picked = await new EyeDropper().open().catch(() => null);
    if (picked) onPick(picked.sRGBHex);
  };
  return (
    <IconButton
      label={label}
      icon={<IconColorPicker size={18} stroke={1.75} />}
      onClick={() => void pick()}
      edged
    />
  );
}
