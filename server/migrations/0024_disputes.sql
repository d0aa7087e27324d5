ALTER TABLE "checkout"."alerts" DROP CONSTRAINT "payment_alerts_kind";--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "taken_back" bigint;--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD CONSTRAINT "disputes_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD CONSTRAINT "payment_alerts_kind" CHECK ("checkout"."alerts"."kind" in ('payment_differs', 'payment_unresolved', 'refund_unresolved', 'refund_differs', 'refund_exceeds_books', 'dispute_unrecovered'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION money.is_entry_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('paid', 'transferred', 'provider_fee', 'provider_fee_passed_on', 'refund_asked',
    'refund_succeeded', 'refund_failed', 'refund_returned', 'received_in_excess', 'dispute_opened',
    'dispute_won', 'dispute_lost', 'transfer_reversed', 'payout_sent', 'payout_paid', 'payout_failed',
    'payout_returned', 'cash_sale', 'cash_refund', 'credit_given');
$$;
