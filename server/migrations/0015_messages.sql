CREATE SCHEMA "messages";
--> statement-breakpoint
CREATE TABLE "messages"."conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"pair" text,
	"owner_id" uuid,
	"last_seq" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("pair"),
	CONSTRAINT "conversations_kind" CHECK ("messages"."conversations"."kind" in ('direct', 'group')),
	CONSTRAINT "conversations_direct" CHECK (("messages"."conversations"."kind" = 'direct') = ("messages"."conversations"."pair" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages"."message_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"read_marks" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages"."participants" (
	"conversation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"joined_seq" integer NOT NULL,
	"mark" integer NOT NULL,
	"muted_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "participants_once" PRIMARY KEY("conversation_id","person_id"),
	CONSTRAINT "participants_state" CHECK ("messages"."participants"."state" in ('in', 'requested', 'refused', 'left')),
	CONSTRAINT "participants_mark" CHECK ("messages"."participants"."mark" >= "messages"."participants"."joined_seq")
);
--> statement-breakpoint
CREATE TABLE "messages"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "messages_seq" UNIQUE("conversation_id","seq")
);
--> statement-breakpoint
ALTER TABLE "messages"."conversations" ADD CONSTRAINT "conversations_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."conversations" ADD CONSTRAINT "conversations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."message_settings" ADD CONSTRAINT "message_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."participants" ADD CONSTRAINT "participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "messages"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."participants" ADD CONSTRAINT "participants_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "messages"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages"."messages" ADD CONSTRAINT "messages_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "messages"."conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "conversations_created_by" ON "messages"."conversations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "participants_list" ON "messages"."participants" USING btree ("person_id","state","last_at","conversation_id");--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages"."messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages"."messages" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize("body", NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g'))) WHERE "messages"."messages"."deleted_at" is null;