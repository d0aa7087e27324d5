CREATE TABLE "events"."attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"link" text,
	"upload_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachments_one" CHECK (("events"."attachments"."link" is null) <> ("events"."attachments"."upload_id" is null))
);
--> statement-breakpoint
ALTER TABLE "events"."attachments" ADD CONSTRAINT "attachments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."attachments" ADD CONSTRAINT "attachments_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_by_group" ON "events"."attachments" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "attachments_by_upload" ON "events"."attachments" USING btree ("upload_id");