CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"form_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	CONSTRAINT "contact_messages_form" UNIQUE("form_id"),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'answered', 'closed')),
	CONSTRAINT "contact_messages_topic" CHECK ("contact_messages"."topic" in ('question', 'organizing', 'account', 'organisation', 'problem', 'other'))
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "featured_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"title" text,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "featured_items_thing" UNIQUE("kind","thing_id"),
	CONSTRAINT "featured_items_kind" CHECK ("featured_items"."kind" in ('event-detail', 'community-detail', 'workout-program', 'Group', 'Activity', 'Challange', 'competition-detail')),
	CONSTRAINT "featured_items_days" CHECK ("featured_items"."ends_at" > "featured_items"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promo_banners" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"words" text NOT NULL,
	"link_label" text,
	"link" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_banners_only" CHECK ("promo_banners"."only"),
	CONSTRAINT "promo_banners_days" CHECK ("promo_banners"."ends_at" > "promo_banners"."starts_at"),
	CONSTRAINT "promo_banners_link" CHECK (("promo_banners"."link" is null) = ("promo_banners"."link_label" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_items" ADD CONSTRAINT "featured_items_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_banners" ADD CONSTRAINT "promo_banners_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("state","id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_person" ON "contact_messages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_replies_author" ON "contact_replies" USING btree ("author_id");