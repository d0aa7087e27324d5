import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import styles from './stepper.module.css';

export interface StepperStep {
  label: string;
  /** Where it is; left out while it cannot be opened. */
  to?: string | undefined;
  done: boolean;
}

interface StepperProps {
  /** What is gone through, read out. */
  label: string;
  steps: readonly StepperStep[];
  /** Index of the open one. */
  current: number;
}

/** The steps of a long form as leaning tabs; on a phone which one it is, and what comes next. */
export function Stepper({ label, steps, current }: StepperProps) {
  const next = steps[current + 1];
  return (
    <nav aria-label={label}>
      <p className={styles.phone}>
        <b>
          Step {current + 1} of {steps.length}
        </b>
        {next && <span>Next: {next.label}</span>}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.label} className={clsx(index === current && styles.now, step.done && styles.done)}>
            <StepLink step={step} index={index} isNow={index === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ step, index, isNow }: { step: StepperStep; index: number; isNow: boolean }) {
  const words = (
    <>
      <span className={styles.number}>
        {step.done && !isNow ? <IconCheck size={18} stroke={2} aria-label="Done:" /> : index + 1}
      </span>
      <span className={styles.label}>{step.label}</span>
    </>
  );
  if (step.to === undefined) return <span className={styles.step}>{words}</span>;
  return (
    <Link className={styles.step} to={step.to} aria-current={isNow ? 'step' : undefined}>
      {words}
    </Link>
  );
}
