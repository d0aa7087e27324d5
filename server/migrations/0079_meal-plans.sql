CREATE TABLE "nutrition"."meal_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coaching_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"note" text NOT NULL,
	"lines" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "meal_plans_weekdays" CHECK ("nutrition"."meal_plans"."weekdays" <@ ARRAY[1,2,3,4,5,6,7]::smallint[])
);
--> statement-breakpoint
ALTER TABLE "nutrition"."meal_plans" ADD CONSTRAINT "meal_plans_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."meal_plans" ADD CONSTRAINT "meal_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plans_of_person" ON "nutrition"."meal_plans" USING btree ("person_id","starts_on");--> statement-breakpoint
CREATE INDEX "meal_plans_of_coaching" ON "nutrition"."meal_plans" USING btree ("coaching_id","id");