CREATE TABLE "training"."maxes" (
	"person_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"grams" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "maxes_person_id_exercise_id_starts_on_pk" PRIMARY KEY("person_id","exercise_id","starts_on")
);
--> statement-breakpoint
ALTER TABLE "training"."maxes" ADD CONSTRAINT "maxes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;