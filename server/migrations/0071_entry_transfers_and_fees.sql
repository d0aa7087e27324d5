CREATE TABLE "competitions"."entry_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_transfers_email_lower" CHECK ("competitions"."entry_transfers"."email" = lower("competitions"."entry_transfers"."email")),
	CONSTRAINT "entry_transfers_state" CHECK ("competitions"."entry_transfers"."state" in ('offered', 'accepted', 'declined', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "money"."test_files" (
	"reference" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money"."test_movements" DROP CONSTRAINT "test_movements_kind";--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD COLUMN "seller_bears_fee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD COLUMN "fee_borne" bigint;--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD COLUMN "transfer_hours" integer;--> statement-breakpoint
ALTER TABLE "competitions"."registrations" ADD COLUMN "transfer_hours" integer;--> statement-breakpoint
ALTER TABLE "competitions"."registrations" ADD COLUMN "code_id" uuid;--> statement-breakpoint
ALTER TABLE "competitions"."entry_transfers" ADD CONSTRAINT "entry_transfers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."entry_transfers" ADD CONSTRAINT "entry_transfers_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_transfers_open" ON "competitions"."entry_transfers" USING btree ("entry_id") WHERE "competitions"."entry_transfers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "entry_transfers_of_entry" ON "competitions"."entry_transfers" USING btree ("competition_id","entry_id");--> statement-breakpoint
CREATE INDEX "entry_transfers_to" ON "competitions"."entry_transfers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "entry_transfers_by" ON "competitions"."entry_transfers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "entry_transfers_expiry" ON "competitions"."entry_transfers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD CONSTRAINT "registration_settings_transfer" CHECK ("competitions"."registration_settings"."transfer_hours" >= 0);--> statement-breakpoint
ALTER TABLE "money"."test_movements" ADD CONSTRAINT "test_movements_kind" CHECK ("money"."test_movements"."kind" in ('charge', 'transfer', 'refund', 'transfer_refund', 'dispute', 'fee', 'payout', 'other'));