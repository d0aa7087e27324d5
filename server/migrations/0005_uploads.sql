CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_state" CHECK ("uploads"."state" in ('arriving', 'unattached', 'attached', 'discarded')),
	CONSTRAINT "uploads_content_type" CHECK ("uploads"."content_type" in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
	CONSTRAINT "uploads_size" CHECK ("uploads"."bytes" > 0 and "uploads"."width" > 0 and "uploads"."height" > 0),
	CONSTRAINT "uploads_subject" CHECK (("uploads"."subject_kind" is null) = ("uploads"."subject_id" is null)),
	CONSTRAINT "uploads_attached" CHECK ("uploads"."state" <> 'attached' or "uploads"."subject_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_subject" ON "uploads" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads" USING btree ("created_at") WHERE "uploads"."state" <> 'attached';