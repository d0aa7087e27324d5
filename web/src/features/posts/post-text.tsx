import type { Mention } from '@chalkline/contract/posts/post.schema.ts';
import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import type { ReactNode } from 'react';
import Markdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { SidewaysRegion } from '../../ui/sideways-region.tsx';
import text from '../../ui/text.module.css';
import styles from './post-text.module.css';
import { remarkMentions } from './remark-mentions.ts';

interface PostTextProps {
  children: string;
  mentions: readonly Mention[];
}

const plugins = [remarkGfm, remarkMentions];

/**
 * What people wrote, as Markdown. Raw HTML stays text, pictures from elsewhere don't load, and only links to the web
 * and to email work. Headings become bold lines, because the page has its own.
 */
export function PostText({ children, mentions }: PostTextProps) {
  return (
    <div className={styles.text}>
      <Markdown remarkPlugins={plugins} urlTransform={safeUrl} components={componentsFor(mentions)}>
        {children}
      </Markdown>
    </div>
  );
}

export function safeUrl(url: string): string {
  if (/^mention:[0-9a-f-]{36}$/.test(url)) return url;
  return /^(?:https?|mailto):/i.test(url) ? defaultUrlTransform(url) : '';
}

const Bold = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

function componentsFor(mentions: readonly Mention[]): Components {
  return {
    h1: Bold,
    h2: Bold,
    h3: Bold,
    h4: Bold,
    h5: Bold,
    h6: Bold,
    img: ({ alt }) => alt ?? '',
    input: ({ checked }) => (checked ? '☑' : '☐'),
    table: ({ children }) => (
      <SidewaysRegion label="Table">
        <table>{children}</table>
      </SidewaysRegion>
    ),
    a: ({ href = '', children }) => <PostLink href={href} mentions={mentions} words={children} />,
  };
}

function PostLink({
  href,
  mentions,
  words,
}: {
  href: string;
  mentions: readonly Mention[];
  words: ReactNode;
}) {
  if (href.startsWith('mention:')) {
    const person = mentions.find(({ id }) => href === `mention:${id}`);
    if (!person) return '@someone';
    return (
      <Link className={text.link} to={urlOf('user', { id: person.id })}>
        @{person.name}
      </Link>
    );
  }
  if (href === '') return words;
  const own = ownAddress(href);
  if (own !== null) {
    return (
      <Link className={text.link} to={own}>
        {words}
      </Link>
    );
  }
  return (
    <a className={text.link} href={href} target="_blank" rel="nofollow ugc noreferrer">
      {words}
    </a>
  );
}

/** Where a link to this site leads inside the app. */
function ownAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { origin, pathname, search } = new URL(href);
  if (origin !== globalThis.location.origin || !pathname.startsWith(`${webBase}/`)) return null;
  return pathname.slice(webBase.length) + search;
}
