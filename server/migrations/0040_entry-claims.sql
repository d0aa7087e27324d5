CREATE TABLE "competitions"."entry_claims" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "entry_claims_email_lower" CHECK ("competitions"."entry_claims"."email" = lower("competitions"."entry_claims"."email")),
	CONSTRAINT "entry_claims_state" CHECK ("competitions"."entry_claims"."state" in ('waiting', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "competitions"."entry_claims" ADD CONSTRAINT "entry_claims_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."entry_claims" ADD CONSTRAINT "entry_claims_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_claims_of_competition" ON "competitions"."entry_claims" USING btree ("competition_id","mailed_at");--> statement-breakpoint
CREATE INDEX "entry_claims_of_address" ON "competitions"."entry_claims" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "entry_claims_mail_due" ON "competitions"."entry_claims" USING btree ("mail_due_at") WHERE "competitions"."entry_claims"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "entry_claims_by" ON "competitions"."entry_claims" USING btree ("created_by");