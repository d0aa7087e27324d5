CREATE TABLE "coaching"."listed_looks" (
	"coaching_id" uuid NOT NULL,
	"area" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listed_looks_once" PRIMARY KEY("coaching_id","area"),
	CONSTRAINT "listed_looks_area" CHECK ("coaching"."listed_looks"."area" in ('training', 'nutrition', 'body'))
);
--> statement-breakpoint
ALTER TABLE "coaching"."listed_looks" ADD CONSTRAINT "listed_looks_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;