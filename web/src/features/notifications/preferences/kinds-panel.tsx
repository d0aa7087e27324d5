import type { KindChoice } from '@chalkline/contract/notifications/preference.schema.ts';
import { Switch } from '../../../ui/choices.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { kindLabels } from '../kind-labels.ts';
import styles from './kinds-panel.module.css';
import type { Choosing } from './use-choosing.ts';

interface KindsPanelProps extends Choosing {
  kinds: readonly KindChoice[];
}

/** Each kind of news with the ways it comes. */
export function KindsPanel({ kinds, choose }: KindsPanelProps) {
  const change = ({ kind, inApp, email, push }: KindChoice, way: Partial<KindChoice>) =>
    choose({ kinds: [{ kind, inApp, email, push, ...way }] });
  return (
    <Panel title="Notifications">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col" className={styles.way}>
              In the app
            </th>
            <th scope="col" className={styles.way}>
              Email
            </th>
            <th scope="col" className={styles.way}>
              Push
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((choice) => {
            const { label, hint } = kindLabels[choice.kind];
            return (
              <tr key={choice.kind}>
                <th scope="row">
                  {label}
                  <span className={styles.hint}>{hint}</span>
                </th>
                <td className={styles.way}>
                  <Switch
                    label={`${label} in the app`}
                    labelHidden
                    checked={choice.inApp}
                    disabled={choice.isFixed}
                    onChange={({ currentTarget }) => change(choice, { inApp: currentTarget.checked })}
                  />
                </td>
                <td className={styles.way}>
                  <Switch
                    label={`${label} by email`}
                    labelHidden
                    checked={choice.email}
                    disabled={choice.isFixed}
                    onChange={({ currentTarget }) => change(choice, { email: currentTarget.checked })}
                  />
                </td>
                <td className={styles.way}>
                  <Switch
                    label={`${label} by push`}
                    labelHidden
                    checked={choice.push}
                    disabled={choice.isFixed}
                    onChange={({ currentTarget }) => change(choice, { push: currentTarget.checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
