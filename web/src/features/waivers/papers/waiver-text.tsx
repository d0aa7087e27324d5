import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import type { WaiverReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { BoldText } from '../../../ui/bold-text.tsx';
import { sizeText } from '../../../ui/file-field.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import styles from './waiver-text.module.css';

interface WaiverTextProps extends Pick<WaiverReply, 'title' | 'text' | 'file'> {
  /** What the text is called where the same one is on the screen twice. */
  label?: string;
}

/** The words of a waiver, which scroll where they are long, and its PDF. */
export function WaiverText({ title, text: words, file, label = title }: WaiverTextProps) {
  return (
    <Stack gap={8}>
      {words !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        <section className={`${styles.text} ${styles.scroll}`} aria-label={label} tabIndex={0}>
          <BoldText text={words} />
        </section>
      )}
      {file && (
        <p>
          <a className={text.link} href={imageAddress(file.path)} download>
            {`Download “${title}” as a PDF`}
          </a>{' '}
          <span className={text.hint}>{sizeText(file.bytes)}</span>
        </p>
      )}
    </Stack>
  );
}
