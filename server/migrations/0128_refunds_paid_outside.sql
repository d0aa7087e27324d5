ALTER TABLE "checkout"."alerts" DROP CONSTRAINT "payment_alerts_kind";--> statement-breakpoint
ALTER TABLE "money"."payouts" DROP CONSTRAINT "payouts_reason";--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD COLUMN "keeps_until_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."refund_units" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "outside_way" text;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "outside_reference" text;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "outside_on" date;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "keeps_until_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_settled_by" ON "checkout"."refunds" USING btree ("settled_by") WHERE "checkout"."refunds"."settled_by" is not null;--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD CONSTRAINT "payment_alerts_kind" CHECK ("checkout"."alerts"."kind" in ('payment_differs', 'payment_unresolved', 'refund_unresolved', 'refund_differs', 'refund_exceeds_books', 'refund_paid_twice', 'dispute_unrecovered', 'books_differ'));--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_outside_way" CHECK ("checkout"."refunds"."outside_way" in ('cash', 'bank_transfer', 'other'));--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_outside" CHECK (num_nonnulls("checkout"."refunds"."outside_way", "checkout"."refunds"."outside_on", "checkout"."refunds"."settled_by") in (0, 3) and ("checkout"."refunds"."outside_way" is null or "checkout"."refunds"."state" = 'succeeded'));--> statement-breakpoint
ALTER TABLE "money"."payouts" ADD CONSTRAINT "payouts_reason" CHECK ("money"."payouts"."reason" in ('no_account', 'payouts_disabled', 'suspended', 'below_zero', 'below_step', 'held'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION money.is_entry_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('paid', 'transferred', 'provider_fee', 'provider_fee_passed_on', 'refund_asked',
    'refund_succeeded', 'refund_failed', 'refund_returned', 'refund_paid_outside', 'received_in_excess',
    'dispute_opened', 'dispute_won', 'dispute_lost', 'transfer_reversed', 'payout_sent', 'payout_paid',
    'payout_failed', 'payout_returned', 'cash_sale', 'cash_refund', 'credit_given');
$$;
