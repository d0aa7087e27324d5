CREATE TABLE "checkout"."reconciliations" (
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliations_provider_account_pk" PRIMARY KEY("provider","account")
);
--> statement-breakpoint
ALTER TABLE "checkout"."alerts" DROP CONSTRAINT "payment_alerts_kind";--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD CONSTRAINT "payment_alerts_kind" CHECK ("checkout"."alerts"."kind" in ('payment_differs', 'payment_unresolved', 'refund_unresolved', 'refund_differs', 'refund_exceeds_books', 'dispute_unrecovered', 'books_differ'));