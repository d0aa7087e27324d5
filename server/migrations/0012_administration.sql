CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"invited_by" uuid,
	"person_id" uuid,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_account_type" CHECK ("invitations"."account_type" in ('corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist')),
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('waiting', 'accepted', 'revoked'))
);
--> statement-breakpoint
ALTER TABLE "entries" DROP CONSTRAINT "entries_state";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_by_organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_waiting" ON "invitations" USING btree (coalesce("organisation_id", '00000000-0000-0000-0000-000000000000'::uuid),"email") WHERE "invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_of_organisation" ON "invitations" USING btree ("organisation_id","id") WHERE "invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("id") WHERE "invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invitations_mail_due" ON "invitations" USING btree ("mail_due_at") WHERE "invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_person" ON "invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_words" ON "people" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(lower(normalize(("name" || ' ' || coalesce("handle", '')), NFKD)), '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00aa-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "people_email_beginning" ON "people" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_by_sign_in" ON "people" USING btree (coalesce("last_signed_in_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "people_by_type" ON "people" USING btree ("account_type","id");--> statement-breakpoint
CREATE INDEX "people_by_state" ON "people" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_state" CHECK ("entries"."state" in ('active', 'cut', 'withdrawn', 'disqualified', 'out'));