CREATE TABLE "invitation_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid,
	"organisation_id" uuid,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "invitations_mail_due";--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_mails_of_organisation" ON "invitation_mails" USING btree ("organisation_id","mailed_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_of_invitation" ON "invitation_mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_mails_at" ON "invitation_mails" USING btree ("mailed_at");--> statement-breakpoint
CREATE INDEX "invitations_queued" ON "invitations" USING btree ("organisation_id") WHERE "invitations"."state" = 'waiting' and "invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_mail_due" ON "invitations" USING btree ("mail_due_at","id") WHERE "invitations"."mail_due_at" is not null;