CREATE TABLE "programs"."program_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"video" text,
	"level" text NOT NULL,
	"tree" jsonb NOT NULL,
	"image_id" uuid,
	"exercises" jsonb NOT NULL,
	"weeks" integer NOT NULL,
	"workouts" integer NOT NULL,
	"equipment" text[] NOT NULL,
	"words" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_versions_level" CHECK ("programs"."program_versions"."level" in ('any', 'beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "programs"."programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"organization_id" uuid,
	"community_id" uuid,
	"is_of_community" boolean NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"video" text,
	"level" text NOT NULL,
	"tree" jsonb NOT NULL,
	"image_id" uuid,
	"version" integer NOT NULL,
	"published" integer,
	"published_of" integer,
	"versions" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "programs_level" CHECK ("programs"."programs"."level" in ('any', 'beginner', 'intermediate', 'advanced')),
	CONSTRAINT "programs_community" CHECK ("programs"."programs"."community_id" is null or "programs"."programs"."is_of_community"),
	CONSTRAINT "programs_published" CHECK ("programs"."programs"."published" between 1 and "programs"."programs"."versions")
);
--> statement-breakpoint
ALTER TABLE "programs"."program_versions" ADD CONSTRAINT "program_versions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "programs"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_community_id_groups_id_fk" FOREIGN KEY ("community_id") REFERENCES "groups"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_versions_once" ON "programs"."program_versions" USING btree ("program_id","number");--> statement-breakpoint
CREATE INDEX "program_versions_words" ON "programs"."program_versions" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize("words", NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "programs_of_person" ON "programs"."programs" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "programs_of_community" ON "programs"."programs" USING btree ("community_id") WHERE "programs"."programs"."community_id" is not null;--> statement-breakpoint
CREATE INDEX "programs_of_organization" ON "programs"."programs" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "programs_image" ON "programs"."programs" USING btree ("image_id");--> statement-breakpoint
-- People train by a published version, so it never changes; it goes with its program only.
CREATE TRIGGER program_versions_unchanged BEFORE UPDATE OR TRUNCATE ON programs.program_versions
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
