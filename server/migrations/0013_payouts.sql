CREATE TABLE "money"."payout_runs" (
	"month" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money"."payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"reason" text,
	"provider" text,
	"account" text,
	"reference" text,
	"failure" text,
	"arrives_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_once" UNIQUE("seller_id","month","currency"),
	CONSTRAINT "payouts_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payouts_state" CHECK ("money"."payouts"."state" in ('planned', 'in_transit', 'paid', 'failed', 'skipped')),
	CONSTRAINT "payouts_reason" CHECK ("money"."payouts"."reason" in ('no_account', 'payouts_disabled', 'below_zero', 'below_step', 'held')),
	CONSTRAINT "payouts_currency" CHECK ("money"."payouts"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "payouts_skipped" CHECK (("money"."payouts"."state" = 'skipped') = ("money"."payouts"."reason" is not null)),
	CONSTRAINT "payouts_amount" CHECK ("money"."payouts"."state" = 'skipped' or ("money"."payouts"."amount" > 0 and "money"."payouts"."tax" between 0 and "money"."payouts"."amount"))
);
--> statement-breakpoint
ALTER TABLE "money"."payouts" ADD CONSTRAINT "payouts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."payouts" ADD CONSTRAINT "payouts_month_payout_runs_month_fk" FOREIGN KEY ("month") REFERENCES "money"."payout_runs"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_of_seller" ON "money"."payouts" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "money"."payouts" USING btree ("id") WHERE "money"."payouts"."state" in ('planned', 'in_transit');--> statement-breakpoint
CREATE OR REPLACE FUNCTION notifications.is_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('security', 'case', 'role', 'invite', 'request', 'money', 'mention', 'reply', 'message', 'announcement',
    'cut', 'challenge', 'event', 'comment', 'follow', 'like');
$$;
