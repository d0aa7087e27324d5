CREATE TABLE "profiles"."presence" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"here_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages"."conversations" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles"."presence" ADD CONSTRAINT "presence_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_ends" ON "profiles"."presence" USING btree ("here_until");--> statement-breakpoint
-- Files of what is gone go too, however its row was deleted: past its retention, or along with its group.
CREATE FUNCTION uploads.discard_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE uploads.uploads SET state = 'discarded'
  WHERE subject_kind = ANY (TG_ARGV) AND subject_id = OLD.id AND state = 'attached';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_leave_no_files AFTER DELETE ON posts.posts
FOR EACH ROW EXECUTE FUNCTION uploads.discard_files('post_image');--> statement-breakpoint
CREATE TRIGGER groups_leave_no_files AFTER DELETE ON groups.groups
FOR EACH ROW EXECUTE FUNCTION uploads.discard_files('group_image');--> statement-breakpoint
CREATE TRIGGER results_leave_no_files AFTER DELETE ON activities.results
FOR EACH ROW EXECUTE FUNCTION uploads.discard_files('result_proof');
