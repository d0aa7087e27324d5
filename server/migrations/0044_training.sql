CREATE SCHEMA "training";
--> statement-breakpoint
CREATE TABLE "training"."logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"plan" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "training"."sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"log_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"kind" text NOT NULL,
	"reps" integer,
	"grams" integer,
	"seconds" integer,
	"meters" integer,
	"done_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "sets_measure" CHECK ("training"."sets"."measure" in ('load', 'reps', 'time', 'distance')),
	CONSTRAINT "sets_kind" CHECK ("training"."sets"."kind" in ('work', 'warm_up'))
);
--> statement-breakpoint
ALTER TABLE "training"."logs" ADD CONSTRAINT "logs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."sets" ADD CONSTRAINT "sets_log_id_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "training"."logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."sets" ADD CONSTRAINT "sets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logs_of_person" ON "training"."logs" USING btree ("person_id","started_at","id") WHERE "training"."logs"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sets_of_log" ON "training"."sets" USING btree ("log_id");--> statement-breakpoint
CREATE INDEX "sets_of_exercise" ON "training"."sets" USING btree ("person_id","exercise_id","done_at") WHERE "training"."sets"."removed_at" IS NULL;