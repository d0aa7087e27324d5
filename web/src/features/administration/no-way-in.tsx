import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown when retrying won't help: no access, or it doesn't exist. */
export function noWayIn(failure: Error): ReactNode {
  const status = failure instanceof CallFailed ? failure.status : 0;
  if (status === 403) {
    return (
      <EmptyState
        title="This page is for administrators"
        action={
          <ButtonLink size={32} to={urlOf('home')}>
            Browse competitions
          </ButtonLink>
        }
      >
        Ask an administrator of your organization for access.
      </EmptyState>
    );
  }
  if (status !== 404) return null;
  return (
    <EmptyState
      title="Person not found"
      action={
        <ButtonLink size={32} to={urlOf('allUsers')}>
          View all people
        </ButtonLink>
      }
    >
      This account doesn’t exist, or you don’t have access to it.
    </EmptyState>
  );
}
