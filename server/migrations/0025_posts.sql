CREATE SCHEMA "posts";
--> statement-breakpoint
CREATE TABLE "posts"."comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "posts"."likes" (
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_once" PRIMARY KEY("post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "posts"."post_versions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"images" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_versions_once" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "posts"."posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"seq" integer,
	"author_id" uuid,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"images" jsonb NOT NULL,
	"cards" jsonb NOT NULL,
	"mentions" jsonb NOT NULL,
	"like_count" integer NOT NULL,
	"comment_count" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"delete_reason" text,
	CONSTRAINT "posts_seq" UNIQUE("group_id","seq"),
	CONSTRAINT "posts_kind" CHECK ("posts"."posts"."kind" in ('post', 'announcement')),
	CONSTRAINT "posts_numbered" CHECK (("posts"."posts"."group_id" is null) = ("posts"."posts"."seq" is null)),
	CONSTRAINT "posts_counts" CHECK ("posts"."posts"."like_count" >= 0 and "posts"."posts"."comment_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "posts"."comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."comments" ADD CONSTRAINT "comments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."comments" ADD CONSTRAINT "comments_deleted_by_people_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."comments" ADD CONSTRAINT "comments_parent" FOREIGN KEY ("parent_id") REFERENCES "posts"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."likes" ADD CONSTRAINT "likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."likes" ADD CONSTRAINT "likes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "posts"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."posts" ADD CONSTRAINT "posts_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."posts" ADD CONSTRAINT "posts_deleted_by_people_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "posts"."comments" USING btree ("post_id","thread_id","id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "posts"."comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_replies" ON "posts"."comments" USING btree ("parent_id") WHERE "posts"."comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "posts"."comments" USING btree ("deleted_at") WHERE "posts"."comments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_deleted_by" ON "posts"."comments" USING btree ("deleted_by") WHERE "posts"."comments"."deleted_by" is not null;--> statement-breakpoint
CREATE INDEX "likes_of_person" ON "posts"."likes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "posts_of_group" ON "posts"."posts" USING btree ("group_id","id") WHERE "posts"."posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts"."posts" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "posts_unread" ON "posts"."posts" USING btree ("group_id","seq","author_id") WHERE "posts"."posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts"."posts" USING btree ("group_id") WHERE "posts"."posts"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts"."posts" USING btree ("deleted_at") WHERE "posts"."posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_deleted_by" ON "posts"."posts" USING btree ("deleted_by") WHERE "posts"."posts"."deleted_by" is not null;--> statement-breakpoint
-- A new member has read what was posted before: unread counts what comes from then on.
CREATE FUNCTION groups.begin_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mark := (SELECT last_seq FROM groups.groups WHERE id = NEW.group_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_reading BEFORE INSERT ON groups.belongings
  FOR EACH ROW EXECUTE FUNCTION groups.begin_reading();
--> statement-breakpoint
CREATE TRIGGER begin_reading_again BEFORE UPDATE OF state ON groups.belongings
  FOR EACH ROW WHEN (NEW.state = 'in' AND OLD.state <> 'in') EXECUTE FUNCTION groups.begin_reading();
