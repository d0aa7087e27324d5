import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What to show where trying again is of no use: who asks may not see it, or it does not exist. */
export function noWayIn(failure: Error): ReactNode {
  const status = failure instanceof CallFailed ? failure.status : 0;
  if (status === 403) {
    return (
      <EmptyState
        title="This page is for administrators"
        action={
          <ButtonLink size={32} to={urlOf('home')}>
            To the competitions
          </ButtonLink>
        }
      >
        Ask an administrator of your organization if you need to look after people.
      </EmptyState>
    );
  }
  if (status !== 404) return null;
  return (
    <EmptyState
      title="Nobody is here"
      action={
        <ButtonLink size={32} to={urlOf('allUsers')}>
          To all people
        </ButtonLink>
      }
    >
      This person is not there, or not one of yours to look after.
    </EmptyState>
  );
}
