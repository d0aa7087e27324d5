CREATE TABLE "competitions"."team_invites" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invites_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "competitions"."team_invites" ADD CONSTRAINT "team_invites_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_invites_expiry" ON "competitions"."team_invites" USING btree ("expires_at");