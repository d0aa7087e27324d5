CREATE TABLE "frozen_settings" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"scoring" jsonb NOT NULL,
	"points" jsonb,
	"teams" jsonb,
	"workouts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_team_members" (
	"division_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "frozen_team_members_division_id_member_id_pk" PRIMARY KEY("division_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "frozen_settings" ADD CONSTRAINT "frozen_settings_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_team_members" ADD CONSTRAINT "frozen_team_members_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_team_members" ADD CONSTRAINT "frozen_team_members_team_id_entries_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_team_members" ADD CONSTRAINT "frozen_team_members_member_id_entries_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frozen_team_members_team" ON "frozen_team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "frozen_team_members_member" ON "frozen_team_members" USING btree ("member_id");--> statement-breakpoint
-- Boards that are frozen already: what they are made by from now on is what they are made by at this moment.
INSERT INTO "frozen_settings" ("division_id", "scoring", "points", "teams", "workouts")
SELECT d."id", c."scoring", d."points", d."teams", coalesce((
	SELECT jsonb_agg(jsonb_build_object(
		'id', w."id", 'position', w."position", 'scoring', w."scoring", 'points', w."points", 'partOf', w."part_of",
		'released', w."release_at" IS NULL OR w."release_at" <= d."frozen_at"))
	FROM "workouts" w WHERE w."competition_id" = d."competition_id"), '[]')
FROM "divisions" d JOIN "competitions" c ON c."id" = d."competition_id"
WHERE d."frozen_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "frozen_team_members" ("division_id", "team_id", "member_id")
SELECT d."id", m."team_id", m."member_id"
FROM "divisions" d JOIN "entries" e ON e."division_id" = d."id" JOIN "team_members" m ON m."team_id" = e."id"
WHERE d."frozen_at" IS NOT NULL;
