CREATE SCHEMA "groups";
--> statement-breakpoint
CREATE TABLE "groups"."belongings" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"notify" text NOT NULL,
	"mark" integer NOT NULL,
	"muted_until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "belongings_once" PRIMARY KEY("group_id","person_id"),
	CONSTRAINT "belongings_role" CHECK ("groups"."belongings"."role" in ('member', 'moderator', 'owner')),
	CONSTRAINT "belongings_state" CHECK ("groups"."belongings"."state" in ('requested', 'invited', 'in', 'banned')),
	CONSTRAINT "belongings_notify" CHECK ("groups"."belongings"."notify" in ('all', 'highlights', 'none')),
	CONSTRAINT "belongings_staff_is_in" CHECK ("groups"."belongings"."role" = 'member' or "groups"."belongings"."state" = 'in')
);
--> statement-breakpoint
CREATE TABLE "groups"."groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"community_id" uuid,
	"organization_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"visibility" text NOT NULL,
	"image_id" uuid,
	"last_seq" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "groups_type" CHECK ("groups"."groups"."type" in ('community', 'group', 'event', 'activity', 'challenge')),
	CONSTRAINT "groups_visibility" CHECK ("groups"."groups"."visibility" in ('public', 'community', 'private', 'invitation')),
	CONSTRAINT "groups_category" CHECK ("groups"."groups"."category" in ('functional_fitness', 'strength', 'running', 'cycling', 'swimming', 'team_sports', 'outdoors', 'yoga', 'nutrition', 'other')),
	CONSTRAINT "groups_community_facts" CHECK (("groups"."groups"."type" = 'community') = ("groups"."groups"."category" is not null)
        and ("groups"."groups"."type" <> 'community' or "groups"."groups"."community_id" is null)
        and ("groups"."groups"."visibility" <> 'community' or "groups"."groups"."community_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "groups"."invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_by" uuid NOT NULL,
	"uses" integer NOT NULL,
	"most_uses" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invites_token" UNIQUE("token"),
	CONSTRAINT "invites_uses" CHECK ("groups"."invites"."uses" between 0 and "groups"."invites"."most_uses" and "groups"."invites"."most_uses" <= 1000)
);
--> statement-breakpoint
ALTER TABLE "groups"."belongings" ADD CONSTRAINT "belongings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."belongings" ADD CONSTRAINT "belongings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD CONSTRAINT "groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD CONSTRAINT "groups_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD CONSTRAINT "groups_community" FOREIGN KEY ("community_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."invites" ADD CONSTRAINT "invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."invites" ADD CONSTRAINT "invites_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "belongings_of_group" ON "groups"."belongings" USING btree ("group_id","state","since","person_id");--> statement-breakpoint
CREATE INDEX "belongings_of_person" ON "groups"."belongings" USING btree ("person_id","state");--> statement-breakpoint
CREATE INDEX "belongings_staff" ON "groups"."belongings" USING btree ("group_id") WHERE "groups"."belongings"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "groups_newest" ON "groups"."groups" USING btree ("type","id") WHERE "groups"."groups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "groups_of_community" ON "groups"."groups" USING btree ("community_id","id");--> statement-breakpoint
CREATE INDEX "groups_of_organization" ON "groups"."groups" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "groups_image" ON "groups"."groups" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "groups_archived" ON "groups"."groups" USING btree ("archived_at") WHERE "groups"."groups"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "groups_words" ON "groups"."groups" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize("name" || ' ' || "description", NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "invites_of_group" ON "groups"."invites" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "invites_author" ON "groups"."invites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invites_expiry" ON "groups"."invites" USING btree ("expires_at");--> statement-breakpoint
-- Whoever leaves a group, or is removed from it, stops watching it at once (docs/decisions/050).
CREATE FUNCTION groups.tell_left_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(ARRAY['group:' || OLD.group_id]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER DELETE ON groups.belongings
  FOR EACH ROW WHEN (OLD.state <> 'banned') EXECUTE FUNCTION groups.tell_left_group();
--> statement-breakpoint
CREATE TRIGGER changed_rights AFTER UPDATE OF state, role ON groups.belongings
  FOR EACH ROW WHEN ((OLD.state, OLD.role) IS DISTINCT FROM (NEW.state, NEW.role))
  EXECUTE FUNCTION groups.tell_left_group();
--> statement-breakpoint
-- A group is never wider than its community: what closes that closes them.
CREATE FUNCTION groups.tell_closed_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(coalesce((
    SELECT array_agg('group:' || closed.id) FROM groups.groups closed
    WHERE closed.id = OLD.id OR closed.community_id = OLD.id
  ), '{}'));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER UPDATE OF visibility, archived_at ON groups.groups
  FOR EACH ROW WHEN ((OLD.visibility, OLD.archived_at) IS DISTINCT FROM (NEW.visibility, NEW.archived_at))
  EXECUTE FUNCTION groups.tell_closed_group();
