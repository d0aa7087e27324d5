import type { OverviewChange, OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { numberText } from '../../ui/locale.ts';
import { changeText, refundShare, shareChangeText } from './overview-texts.ts';

/** What there was in the chosen days, each against the days before. */
export function TopFigures({ overview }: { overview: OverviewReply }) {
  const { people, joined, registrations, orders, own, site } = overview;
  return (
    <Figures>
      <Change
        label="New people"
        change={joined}
        after={`of ${numberText(people.active)} active`}
        to={urlOf('allUsers')}
      />
      <Change label="Registrations" change={registrations} />
      <Change
        label="Paid orders"
        change={orders}
        {...(own && { to: urlOf('sales', {}, { as: 'organization' }) })}
      />
      {site && (
        <>
          <Change
            label="New organizations"
            change={site.newOrganizations}
            after={`of ${numberText(site.organizations)}`}
            to={urlOf('branding')}
          />
          <Figure
            label="Competitions live"
            value={numberText(site.competitions.live)}
            to={urlOf('home', {}, { status: 'live' })}
            note={`${numberText(site.competitions.starting)} starting within 7 days`}
          />
        </>
      )}
      <Refunds overview={overview} />
    </Figures>
  );
}

interface ChangeProps {
  label: string;
  change: OverviewChange;
  after?: string;
  to?: string;
}

function Change({ label, change, after, to }: ChangeProps) {
  const { text, isDown } = changeText(change);
  return (
    <Figure
      label={label}
      value={numberText(change.now)}
      {...(after && { after })}
      {...(to && { to })}
      note={text}
      tone={isDown ? 'warn' : 'plain'}
    />
  );
}

/** How many of a hundred orders money went back from. */
function Refunds({ overview: { orders, refunded, own } }: { overview: OverviewReply }) {
  const share = refundShare(refunded.now, orders.now);
  if (share === null) return <Figure label="Refunds" value="–" note="No paid orders in this period" />;
  const { text, isUp } = shareChangeText(share, refundShare(refunded.before, orders.before));
  return (
    <Figure
      label="Refunds"
      value={numberText(share)}
      after="%"
      note={text}
      tone={isUp ? 'warn' : 'plain'}
      {...(own && { to: urlOf('sales', {}, { as: 'organization', tab: 'refunds' }) })}
    />
  );
}
