CREATE SCHEMA "waivers";
--> statement-breakpoint
CREATE TABLE "waivers"."answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"person_id" uuid,
	"question_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"value" jsonb NOT NULL,
	"shown" text NOT NULL,
	"file_id" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_once" UNIQUE("subject_kind","subject_id","holder_id","question_id"),
	CONSTRAINT "answers_subject_kind" CHECK ("waivers"."answers"."subject_kind" in ('competition', 'group', 'event')),
	CONSTRAINT "answers_scope" CHECK ("waivers"."answers"."scope" in ('person', 'order'))
);
--> statement-breakpoint
CREATE TABLE "waivers"."question_forms" (
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_forms_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id"),
	CONSTRAINT "question_forms_subject_kind" CHECK ("waivers"."question_forms"."subject_kind" in ('competition', 'group', 'event'))
);
--> statement-breakpoint
CREATE TABLE "waivers"."signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"waiver_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"drawing" jsonb,
	"is_minor" boolean NOT NULL,
	"guardian_name" text,
	"guardian_relation" text,
	"guardian_drawing" jsonb,
	"address" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_once" UNIQUE("version_id","person_id"),
	CONSTRAINT "signatures_guardian" CHECK (("waivers"."signatures"."guardian_name" is null) = ("waivers"."signatures"."guardian_relation" is null)
        and ("waivers"."signatures"."guardian_drawing" is null or "waivers"."signatures"."guardian_name" is not null)
        and (not "waivers"."signatures"."is_minor" or "waivers"."signatures"."guardian_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "waivers"."waiver_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"waiver_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_sha256" char(64) NOT NULL,
	"file_id" uuid,
	"file_sha256" char(64),
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiver_versions_number" UNIQUE("waiver_id","number"),
	CONSTRAINT "waiver_versions_file" CHECK (("waivers"."waiver_versions"."file_id" is null) = ("waivers"."waiver_versions"."file_sha256" is null)),
	CONSTRAINT "waiver_versions_not_empty" CHECK ("waivers"."waiver_versions"."text" <> '' or "waivers"."waiver_versions"."file_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "waivers"."waivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"signed_from" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waivers_subject_kind" CHECK ("waivers"."waivers"."subject_kind" in ('competition', 'group', 'event')),
	CONSTRAINT "waivers_numbers" CHECK ("waivers"."waivers"."signed_from" between 1 and "waivers"."waivers"."number")
);
--> statement-breakpoint
ALTER TABLE "uploads"."uploads" DROP CONSTRAINT "uploads_size";--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waivers"."answers" ADD CONSTRAINT "answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."answers" ADD CONSTRAINT "answers_file_id_uploads_id_fk" FOREIGN KEY ("file_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" ADD CONSTRAINT "question_forms_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_waiver_id_waivers_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "waivers"."waivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_version_id_waiver_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "waivers"."waiver_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."waiver_versions" ADD CONSTRAINT "waiver_versions_waiver_id_waivers_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "waivers"."waivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."waiver_versions" ADD CONSTRAINT "waiver_versions_file_id_uploads_id_fk" FOREIGN KEY ("file_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."waiver_versions" ADD CONSTRAINT "waiver_versions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."waivers" ADD CONSTRAINT "waivers_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_by_name" ON "waivers"."answers" USING btree ("subject_kind","subject_id","holder_name","holder_id");--> statement-breakpoint
CREATE INDEX "answers_of_person" ON "waivers"."answers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "answers_file" ON "waivers"."answers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "question_forms_author" ON "waivers"."question_forms" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "signatures_of_waiver" ON "waivers"."signatures" USING btree ("waiver_id","person_id");--> statement-breakpoint
CREATE INDEX "signatures_of_person" ON "waivers"."signatures" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiver_versions_file_of" ON "waivers"."waiver_versions" USING btree ("file_id") WHERE "waivers"."waiver_versions"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "waiver_versions_author" ON "waivers"."waiver_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "waivers_of_subject" ON "waivers"."waivers" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "waivers_author" ON "waivers"."waivers" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ADD CONSTRAINT "uploads_size" CHECK ("uploads"."uploads"."bytes" > 0 and case when "uploads"."uploads"."content_type" = 'application/pdf'
        then "uploads"."uploads"."width" is null and "uploads"."uploads"."height" is null
        else "uploads"."uploads"."width" is not null and "uploads"."uploads"."height" is not null and "uploads"."uploads"."width" > 0 and "uploads"."uploads"."height" > 0 end);--> statement-breakpoint
CREATE OR REPLACE FUNCTION uploads.is_content_type(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf');
$$;
--> statement-breakpoint
-- What was signed, and that it was signed, never changes.
CREATE TRIGGER waiver_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON waivers.waiver_versions
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
CREATE TRIGGER signatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON waivers.signatures
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
