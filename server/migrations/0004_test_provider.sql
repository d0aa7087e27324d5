CREATE TABLE "money"."test_accounts" (
	"reference" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"review" text NOT NULL,
	"bank" text NOT NULL,
	"link" text,
	"link_made_at" timestamp with time zone,
	"refresh_url" text,
	"done_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_accounts_review" CHECK ("money"."test_accounts"."review" in ('pending', 'approved', 'incomplete', 'rejected')),
	CONSTRAINT "test_accounts_bank" CHECK ("money"."test_accounts"."bank" in ('good', 'closed', 'returns'))
);
--> statement-breakpoint
CREATE TABLE "money"."test_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money"."test_disputes" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"verdict" text NOT NULL,
	"respond_by" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_disputes_state" CHECK ("money"."test_disputes"."state" in ('needs_response', 'under_review', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "money"."test_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"reference" text NOT NULL,
	"account" text,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_events_about" CHECK ("money"."test_events"."about" in ('payment', 'refund', 'account', 'payout', 'dispute'))
);
--> statement-breakpoint
CREATE TABLE "money"."test_movements" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"account" text,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_movements_kind" CHECK ("money"."test_movements"."kind" in ('charge', 'transfer', 'refund', 'transfer_refund', 'dispute', 'fee', 'payout'))
);
--> statement-breakpoint
CREATE TABLE "money"."test_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"destination" text,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"decline" text,
	"will_succeed" boolean,
	"will_be_disputed" boolean NOT NULL,
	"refunds" text NOT NULL,
	"provider_fee" bigint,
	"refunded" bigint NOT NULL,
	"fee_refunded" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payments_state" CHECK ("money"."test_payments"."state" in ('open', 'challenged', 'processing', 'succeeded', 'canceled')),
	CONSTRAINT "test_payments_currency" CHECK ("money"."test_payments"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "test_payments_refunded" CHECK ("money"."test_payments"."refunded" between 0 and "money"."test_payments"."amount"),
	CONSTRAINT "test_payments_fee" CHECK ("money"."test_payments"."fee" between 0 and "money"."test_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "money"."test_payouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"next_state" text,
	"arrives_at" timestamp with time zone NOT NULL,
	"failure" text,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payouts_state" CHECK ("money"."test_payouts"."state" in ('in_transit', 'paid', 'failed')),
	CONSTRAINT "test_payouts_amount" CHECK ("money"."test_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "money"."test_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"from_seller" bigint NOT NULL,
	"state" text NOT NULL,
	"next_state" text,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_refunds_state" CHECK ("money"."test_refunds"."state" in ('asked', 'sent', 'pending', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "test_refunds_amount" CHECK ("money"."test_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "money"."test_disputes" ADD CONSTRAINT "test_disputes_payment_test_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "money"."test_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."test_movements" ADD CONSTRAINT "test_movements_account_test_accounts_reference_fk" FOREIGN KEY ("account") REFERENCES "money"."test_accounts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD CONSTRAINT "test_payments_destination_test_accounts_reference_fk" FOREIGN KEY ("destination") REFERENCES "money"."test_accounts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."test_payouts" ADD CONSTRAINT "test_payouts_account_test_accounts_reference_fk" FOREIGN KEY ("account") REFERENCES "money"."test_accounts"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."test_refunds" ADD CONSTRAINT "test_refunds_payment_test_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "money"."test_payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_accounts_link" ON "money"."test_accounts" USING btree ("link");--> statement-breakpoint
CREATE INDEX "test_answers_created" ON "money"."test_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_disputes_payment" ON "money"."test_disputes" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "test_disputes_due" ON "money"."test_disputes" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "test_events_waiting" ON "money"."test_events" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "test_events_created" ON "money"."test_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_movements_account" ON "money"."test_movements" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "test_payments_due" ON "money"."test_payments" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "test_payouts_account" ON "money"."test_payouts" USING btree ("account");--> statement-breakpoint
CREATE INDEX "test_payouts_due" ON "money"."test_payouts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "test_refunds_payment" ON "money"."test_refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "test_refunds_due" ON "money"."test_refunds" USING btree ("due_at") WHERE due_at is not null;