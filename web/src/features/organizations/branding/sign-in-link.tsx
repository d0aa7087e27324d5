import { urlOf, webBase } from '@chalkline/contract/urls.ts';
import { useRef } from 'react';
import { copyText } from '../../../patterns/share/copy-text.ts';
import { site } from '../../../platform/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';

/** Where people of the company sign in under its brand; only a corporate site has such an address. */
export function SignInLink({ identifier }: { identifier: string }) {
  const field = useRef<HTMLInputElement>(null);
  if (!site.corporateMode) return null;
  const address = webBase + urlOf('login', {}, { corporate: identifier });
  const copy = async () => {
    if (field.current && (await copyText(field.current))) addToast({ kind: 'success', title: 'Link copied' });
  };
  return (
    <>
      <TextField
        ref={field}
        label="Sign-in link"
        hint="For your people. It shows your brand from the first visit."
        readOnly
        value={new URL(address, window.location.origin).href}
      />
      <Row>
        <Button size={32} onClick={() => void copy()}>
          Copy link
        </Button>
      </Row>
    </>
  );
}
