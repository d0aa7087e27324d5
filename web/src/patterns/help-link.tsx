import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import text from '../ui/text.module.css';

interface HelpLinkProps {
  /** The id of the answer in the help center; help-link.test.tsx checks that it exists. */
  answer: string;
  /** What it is about, read out: "seeding heats". */
  about: string;
}

/** A way to the answer in the help center, in a new tab so that nothing typed is lost. */
export function HelpLink({ answer, about }: HelpLinkProps) {
  return (
    <Link
      className={text.link}
      to={{ pathname: urlOf('helpCenter'), hash: answer }}
      target="_blank"
      aria-label={`Help with ${about}, in a new tab`}
    >
      Help
    </Link>
  );
}
