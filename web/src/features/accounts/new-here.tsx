import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { site } from '../../platform/site.ts';
import text from '../../ui/text.module.css';
import styles from './form.module.css';

/** Below the form: where those go who have no account yet. */
export function NewHere({ back }: { back: string | undefined }) {
  // A company that has its own site does not start a trial on it (seed §2).
  const trial = useKnownAddresses().has(addresses.getTrial) && !site.corporateMode;
  return (
    <p className={styles.after}>
      New here?{' '}
      <Link className={text.link} to={urlOf('register', {}, { back })}>
        Register
      </Link>
      {trial && (
        <>
          . Gyms and companies:{' '}
          <Link className={text.link} to={urlOf('getTrial')}>
            start a trial
          </Link>
          .
        </>
      )}
    </p>
  );
}
