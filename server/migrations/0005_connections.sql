CREATE TABLE "profiles"."blocks" (
	"person_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_once" PRIMARY KEY("person_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK ("profiles"."blocks"."person_id" <> "profiles"."blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "profiles"."follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_once" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_not_oneself" CHECK ("profiles"."follows"."follower_id" <> "profiles"."follows"."followed_id")
);
--> statement-breakpoint
ALTER TABLE "profiles"."blocks" ADD CONSTRAINT "blocks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles"."blocks" ADD CONSTRAINT "blocks_blocked_id_people_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles"."follows" ADD CONSTRAINT "follows_follower_id_people_id_fk" FOREIGN KEY ("follower_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles"."follows" ADD CONSTRAINT "follows_followed_id_people_id_fk" FOREIGN KEY ("followed_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "profiles"."blocks" USING btree ("blocked_id","person_id");--> statement-breakpoint
CREATE INDEX "blocks_newest" ON "profiles"."blocks" USING btree ("person_id","created_at","blocked_id");--> statement-breakpoint
CREATE INDEX "follows_followers" ON "profiles"."follows" USING btree ("followed_id","created_at","follower_id");--> statement-breakpoint
CREATE INDEX "follows_following" ON "profiles"."follows" USING btree ("follower_id","created_at","followed_id");