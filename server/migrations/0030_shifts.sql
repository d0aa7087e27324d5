CREATE TABLE "competitions"."shift_volunteers" (
	"shift_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	CONSTRAINT "shift_volunteers_shift_id_person_id_pk" PRIMARY KEY("shift_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."shifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"details" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shifts_role" CHECK ("competitions"."shifts"."role" in ('judge', 'floor', 'check_in', 'first_aid', 'scoring', 'other')),
	CONSTRAINT "shifts_times" CHECK ("competitions"."shifts"."ends_at" > "competitions"."shifts"."starts_at"),
	CONSTRAINT "shifts_capacity" CHECK ("competitions"."shifts"."capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "competitions"."shift_volunteers" ADD CONSTRAINT "shift_volunteers_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "competitions"."shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."shift_volunteers" ADD CONSTRAINT "shift_volunteers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."shifts" ADD CONSTRAINT "shifts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_volunteers_of_person" ON "competitions"."shift_volunteers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "shifts_by_time" ON "competitions"."shifts" USING btree ("competition_id","starts_at","id");