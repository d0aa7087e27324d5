CREATE SCHEMA "programs";
--> statement-breakpoint
CREATE TABLE "programs"."exercises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"primary_muscles" text[] NOT NULL,
	"secondary_muscles" text[] NOT NULL,
	"equipment" text[] NOT NULL,
	"steps" text NOT NULL,
	"video" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercises_measure" CHECK ("programs"."exercises"."measure" in ('load', 'reps', 'time', 'distance')),
	CONSTRAINT "exercises_primary" CHECK (cardinality("programs"."exercises"."primary_muscles") > 0)
);
--> statement-breakpoint
ALTER TABLE "programs"."exercises" ADD CONSTRAINT "exercises_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercises_of_person" ON "programs"."exercises" USING btree ("created_by","id");