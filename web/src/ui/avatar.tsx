import { fnv1a } from '@chalkline/contract/covers/seed.ts';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  /** The person's or group's name, for the initials. */
  name: string;
  /** Decides the color, so that it stays when the name changes; the name is used without one. */
  id?: string;
  picture?: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
}

/** Each a dark ground and a lighter one of the same hue; chalk letters reach 4.5:1 on both. */
const colors: readonly (readonly [string, string])[] = [
  ['#39424a', '#4a555e'],
  ['#28323a', '#36424b'],
  ['#17452b', '#225a3a'],
  ['#134a58', '#1d5e6d'],
  ['#22376d', '#2f4884'],
  ['#4a2751', '#5d3565'],
  ['#732e22', '#883c2e'],
  ['#655013', '#7a621f'],
];

/** A square with a picture or initials. Decoration: the name must appear next to it or label its link. */
export function Avatar({ name, id = name, picture, size = 34 }: AvatarProps) {
  if (picture)
    return (
      <img
        referrerPolicy="no-referrer"
        className={styles.avatar}
        src={picture}
        alt=""
        width={size}
        height={size}
      />
    );
  const [dark, light] = colors[fnv1a(id) % colors.length] as readonly [string, string];
  const look = { '--avatar': `${size}px`, '--dark': dark, '--light': light } as CSSProperties;
  return (
    <span className={clsx(styles.avatar, styles.letters)} style={look} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** First letters of the first and the last word: "Noor van den Akker" is NA. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${firstLetter(words[0])}${firstLetter(last)}`.toUpperCase();
}

function firstLetter(word = ''): string {
  return [...word][0] ?? '';
}

interface AvatarStackProps {
  people: readonly { name: string; id?: string; picture?: string | null }[];
  /** How many there are altogether. */
  total: number;
}

/** A few people side by side and how many more there are. */
export function AvatarStack({ people, total }: AvatarStackProps) {
  const more = total - people.length;
  return (
    <span className={styles.stack}>
      {people.map((person) => (
        <Avatar key={person.id ?? person.name} {...person} size={32} />
      ))}
      {more > 0 && <b>+{more}</b>}
    </span>
  );
}
