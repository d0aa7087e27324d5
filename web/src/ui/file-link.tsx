import {
  IconFile,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconPhoto,
} from '@tabler/icons-react';
import { sizeText } from './file-field.tsx';
import styles from './file-link.module.css';

const kinds = {
  pdf: { title: 'PDF', Icon: IconFileTypePdf },
  csv: { title: 'CSV', Icon: IconFileTypeCsv },
  docx: { title: 'Word', Icon: IconFileTypeDocx },
  xlsx: { title: 'Excel', Icon: IconFileTypeXls },
} as const;

const pictures: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'];

/** The ending of a file's name or path, in small letters. */
export function endingOf(name: string): string {
  return /\.(\w+)(?:\?.*)?$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** `ending` is that of the file's name: "pdf". */
export function FileIcon({ ending }: { ending: string }) {
  const picture = pictures.includes(ending) ? IconPhoto : IconFile;
  const Icon = ending in kinds ? kinds[ending as keyof typeof kinds].Icon : picture;
  return <Icon size={22} stroke={1.75} aria-hidden="true" />;
}

/** "PDF, 240 kB" */
export function fileText(ending: string, bytes: number): string {
  const other = pictures.includes(ending) ? 'Picture' : 'File';
  const kind = ending in kinds ? kinds[ending as keyof typeof kinds].title : other;
  return `${kind}, ${sizeText(bytes)}`;
}

interface FileLinkProps {
  name: string;
  bytes: number;
  /** null: it can't be opened yet. */
  href: string | null;
}

/** A file to download, with its kind and size. */
export function FileLink({ name, bytes, href }: FileLinkProps) {
  const ending = endingOf(name);
  return (
    <span className={styles.file}>
      <FileIcon ending={ending} />
      <span className={styles.words}>
        {href ? (
          <a href={href} target="_blank" rel="noreferrer" download={name}>
            {name}
          </a>
        ) : (
          name
        )}
        <small>{fileText(ending, bytes)}</small>
      </span>
    </span>
  );
}
