CREATE TABLE "activities"."final_standings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities"."final_takers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"value" integer NOT NULL,
	"result_count" integer NOT NULL,
	CONSTRAINT "final_takers_once" UNIQUE("group_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "activities"."final_standings" ADD CONSTRAINT "final_standings_group_id_challenge_details_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "activities"."challenge_details"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."final_takers" ADD CONSTRAINT "final_takers_group_id_final_standings_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "activities"."final_standings"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."final_takers" ADD CONSTRAINT "final_takers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."final_takers" ADD CONSTRAINT "final_takers_team" FOREIGN KEY ("group_id","team_id") REFERENCES "activities"."challenge_teams"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "final_takers_of_person" ON "activities"."final_takers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "final_takers_of_team" ON "activities"."final_takers" USING btree ("group_id","team_id");