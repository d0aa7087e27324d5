import { Fragment, type ReactNode } from 'react';
import styles from './bold-text.module.css';

/**
 * Text as people typed it: its lines stay lines, an empty one makes a paragraph, and `**bold**` is bold.
 * Nothing else is understood, and nothing of it becomes markup.
 */
export function BoldText({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\r?\n(?:[^\S\n]*\r?\n)+/);
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other identity
        <p key={index}>{boldPieces(paragraph)}</p>
      ))}
    </div>
  );
}

/** Every second piece stood between two pairs of stars. A pair without its sister stays as it is. */
function boldPieces(paragraph: string): ReactNode {
  return paragraph.split(/\*\*(?=\S)([\s\S]*?\S)\*\*/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    index % 2 === 1 ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>,
  );
}
