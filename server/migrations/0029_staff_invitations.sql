CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_once" UNIQUE("competition_id","email"),
	CONSTRAINT "staff_invitations_email_lower" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email")),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('owner', 'staff')),
	CONSTRAINT "staff_invitations_state" CHECK ("staff_invitations"."state" in ('waiting', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_of_competition" ON "staff_invitations" USING btree ("competition_id","invited_at","id") WHERE "staff_invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_invitations_of_address" ON "staff_invitations" USING btree ("email","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_mail_due" ON "staff_invitations" USING btree ("mail_due_at") WHERE "staff_invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by" ON "staff_invitations" USING btree ("invited_by");