CREATE TABLE "nutrition"."removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nutrition"."trainer_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coaching_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"kcal" integer,
	"protein" integer,
	"carbohydrate" integer,
	"fat" integer,
	"fiber" integer,
	"milliliters" integer,
	"note" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "trainer_targets_weekdays" CHECK ("nutrition"."trainer_targets"."weekdays" <@ ARRAY[1,2,3,4,5,6,7]::smallint[])
);
--> statement-breakpoint
ALTER TABLE "nutrition"."removals" ADD CONSTRAINT "removals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."trainer_targets" ADD CONSTRAINT "trainer_targets_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."trainer_targets" ADD CONSTRAINT "trainer_targets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removals_of_person" ON "nutrition"."removals" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "removals_removed_at" ON "nutrition"."removals" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "trainer_targets_of_person" ON "nutrition"."trainer_targets" USING btree ("person_id","starts_on");--> statement-breakpoint
CREATE INDEX "trainer_targets_of_coaching" ON "nutrition"."trainer_targets" USING btree ("coaching_id","id");