import styles from './preview.module.css';

export interface BrandLook {
  name: string;
  logo: string | null;
}

/** Logo and name as letterheads and tickets carry them. */
function BrandName({ name, logo }: BrandLook) {
  return (
    <span className={styles.brand}>
      {logo && <img referrerPolicy="no-referrer" src={logo} alt="" />}
      {!logo && name}
    </span>
  );
}

/** A page: frame, first screen, what people work with. */
export function ScreenPreview(look: BrandLook) {
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.header}>
          <BrandName {...look} />
          <span className={styles.tab}>Fitness Challenges</span>
        </div>
        <p className={styles.title}>Stairwell Relay</p>
        <p className={styles.below}>18 November, teams of 4</p>
      </div>
      <div className={styles.page}>
        <div className={styles.line}>
          <div>
            <p className={styles.head}>Control room</p>
            <small>6 spots left</small>
          </div>
          <span className={styles.button}>Register</span>
        </div>
        <p className={styles.rank}>
          <b>1</b> Turbine Hall <b>6:41.2</b>
        </p>
        <p className={styles.rank}>
          <b>2</b> Night Shift <b>6:58.0</b>
        </p>
        <span className={styles.link}>How this is scored</span>
      </div>
    </>
  );
}

export function MailPreview(look: BrandLook) {
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.header}>
          <BrandName {...look} />
          <small className={styles.kind}>Email</small>
        </div>
      </div>
      <div className={styles.page}>
        <p>
          Hi Mara, your spot in <b>Stairwell Relay</b> is confirmed.
        </p>
        <span className={styles.button}>View my spot</span>
      </div>
    </>
  );
}

export function TicketPreview(look: BrandLook) {
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.header}>
          <BrandName {...look} />
          <small className={styles.kind}>Ticket</small>
        </div>
        <p className={styles.head}>Stairwell Relay</p>
        <p className={styles.below}>Wed 18 Nov, 17:30</p>
      </div>
      <div className={styles.page}>
        <div className={styles.line}>
          <div>
            <small>Name</small>
            <p>
              <b>Mara Lindqvist</b>
            </p>
          </div>
          <div>
            <small>Serial</small>
            <p className={styles.head}>SR-0071</p>
          </div>
        </div>
      </div>
    </>
  );
}

/** Sign-in on a phone. */
export function PhonePreview(look: BrandLook) {
  return (
    <div className={styles.phone}>
      <div className={styles.frame}>
        <BrandName {...look} />
        <p className={styles.title}>The floor is yours</p>
      </div>
      <div className={styles.page}>
        <p className={styles.head}>Sign in</p>
        <span className={styles.input}>name@example.org</span>
        <span className={styles.button}>Sign in</span>
        <span className={styles.link}>Forgot your password?</span>
      </div>
    </div>
  );
}
