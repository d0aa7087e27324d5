CREATE SCHEMA "accounts";--> statement-breakpoint
CREATE SCHEMA "administration";--> statement-breakpoint
CREATE SCHEMA "audit";--> statement-breakpoint
CREATE SCHEMA "competitions";--> statement-breakpoint
CREATE SCHEMA "notifications";--> statement-breakpoint
CREATE SCHEMA "organizations";--> statement-breakpoint
CREATE SCHEMA "platform";--> statement-breakpoint
CREATE SCHEMA "profiles";--> statement-breakpoint
CREATE SCHEMA "showcase";--> statement-breakpoint
CREATE SCHEMA "uploads";--> statement-breakpoint
-- Lists of kinds that grow: a migration replaces the function, and no table is locked or read again.
CREATE FUNCTION notifications.is_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('security', 'case', 'role', 'invite', 'request', 'mention', 'reply', 'message', 'announcement',
    'cut', 'challenge', 'event', 'comment', 'follow', 'like');
$$;--> statement-breakpoint
CREATE FUNCTION uploads.is_content_type(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('image/jpeg', 'image/png', 'image/webp', 'image/gif');
$$;--> statement-breakpoint
CREATE FUNCTION showcase.is_contact_topic(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('question', 'organizing', 'account', 'organization', 'problem', 'other');
$$;--> statement-breakpoint
CREATE TABLE "accounts"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."sign_in_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_methods_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "accounts"."verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_identifier" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "accounts"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts"."known_devices" (
	"person_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_person_id_fingerprint_pk" PRIMARY KEY("person_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "accounts"."email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_state" CHECK ("accounts"."email_changes"."state" in ('asked', 'confirmed', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "accounts"."handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"handle" text,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"photo" text,
	"bio" text,
	"birth_date" date,
	"gender" text,
	"country" char(3),
	"zone" text,
	"locale" text,
	"weight_unit" text,
	"page_audience" text DEFAULT 'everybody' NOT NULL,
	"field_audiences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"account_type" text NOT NULL,
	"state" text NOT NULL,
	"suspended_for" text,
	"suspended_until" timestamp with time zone,
	"suspended_by_organization_id" uuid,
	"organization_id" uuid,
	"erased_from" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email"),
	CONSTRAINT "people_handle" UNIQUE("handle"),
	CONSTRAINT "people_email_lower" CHECK ("accounts"."people"."email" = lower("accounts"."people"."email")),
	CONSTRAINT "people_handle_lower" CHECK ("accounts"."people"."handle" = lower("accounts"."people"."handle")),
	CONSTRAINT "people_account_type" CHECK ("accounts"."people"."account_type" in ('corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist')),
	CONSTRAINT "people_state" CHECK ("accounts"."people"."state" in ('invited', 'active', 'suspended', 'leaving', 'erased')),
	CONSTRAINT "people_gender" CHECK ("accounts"."people"."gender" in ('woman', 'man', 'other')),
	CONSTRAINT "people_weight_unit" CHECK ("accounts"."people"."weight_unit" in ('kg', 'lb')),
	CONSTRAINT "people_page_audience" CHECK ("accounts"."people"."page_audience" in ('everybody', 'signed_in', 'organization', 'me')),
	CONSTRAINT "people_leaving" CHECK (("accounts"."people"."state" = 'leaving') = ("accounts"."people"."erased_from" is not null))
);
--> statement-breakpoint
CREATE TABLE "accounts"."registrations" (
	"email" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_email_lower" CHECK ("accounts"."registrations"."email" = lower("accounts"."registrations"."email"))
);
--> statement-breakpoint
CREATE TABLE "administration"."invitation_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid,
	"organization_id" uuid,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "administration"."invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid,
	"person_id" uuid,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_lower" CHECK ("administration"."invitations"."email" = lower("administration"."invitations"."email")),
	CONSTRAINT "invitations_account_type" CHECK ("administration"."invitations"."account_type" in ('corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist')),
	CONSTRAINT "invitations_state" CHECK ("administration"."invitations"."state" in ('waiting', 'accepted', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "audit"."log" (
	"id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "log_created_at_id_pk" PRIMARY KEY("created_at","id")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "competitions"."guests" (
	"competition_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"admitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_guests_once" PRIMARY KEY("competition_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"division_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"pinned" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "competition_announcements_audience" CHECK ("competitions"."announcements"."audience" in ('everybody', 'division', 'staff')),
	CONSTRAINT "competition_announcements_for_division" CHECK (("competitions"."announcements"."audience" = 'division') = ("competitions"."announcements"."division_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "competitions"."board_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions"."board_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"division_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"workout_id" uuid,
	"entry_id" uuid
);
--> statement-breakpoint
CREATE TABLE "competitions"."staff" (
	"competition_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_staff_once" PRIMARY KEY("competition_id","person_id"),
	CONSTRAINT "competition_staff_role" CHECK ("competitions"."staff"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"place" text,
	"country" char(3),
	"online" boolean NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"zone" text NOT NULL,
	"state" text NOT NULL,
	"scoring" jsonb NOT NULL,
	"show_results" text DEFAULT 'at_once' NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"hide_minors" boolean DEFAULT false NOT NULL,
	"code" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	"division_types" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "competitions_state" CHECK ("competitions"."competitions"."state" in ('draft', 'published', 'live', 'finished', 'archived')),
	CONSTRAINT "competitions_show_results" CHECK ("competitions"."competitions"."show_results" in ('at_once', 'when_published')),
	CONSTRAINT "competitions_visibility" CHECK ("competitions"."competitions"."visibility" in ('public', 'private')),
	CONSTRAINT "competitions_private_code" CHECK ("competitions"."competitions"."visibility" = 'public' or "competitions"."competitions"."code" is not null),
	CONSTRAINT "competitions_days" CHECK ("competitions"."competitions"."ends_on" >= "competitions"."competitions"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "competitions"."cut_entries" (
	"cut_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "cut_entries_once" PRIMARY KEY("cut_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."made_cuts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"division_id" uuid NOT NULL,
	"after_workout_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "competitions"."adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"points" double precision NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "adjustments_points" CHECK ("competitions"."adjustments"."points" <> 0),
	CONSTRAINT "adjustments_withdrawn" CHECK (("competitions"."adjustments"."withdrawn_at" is null) = ("competitions"."adjustments"."withdrawn_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "competitions"."penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" double precision NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "penalties_kind" CHECK ("competitions"."penalties"."kind" in ('seconds', 'reps', 'percent')),
	CONSTRAINT "penalties_amount" CHECK ("competitions"."penalties"."amount" > 0),
	CONSTRAINT "penalties_withdrawn" CHECK (("competitions"."penalties"."withdrawn_at" is null) = ("competitions"."penalties"."withdrawn_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "competitions"."figures" (
	"competition_id" uuid PRIMARY KEY NOT NULL,
	"divisions" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitions"."divisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"gender" text DEFAULT 'any' NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"team_size" integer DEFAULT 1 NOT NULL,
	"capacity" integer,
	"planned_field" integer,
	"points" jsonb,
	"teams" jsonb,
	"cuts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frozen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "divisions_of_competition" UNIQUE("competition_id","id"),
	CONSTRAINT "divisions_gender" CHECK ("competitions"."divisions"."gender" in ('any', 'women', 'men', 'mixed')),
	CONSTRAINT "divisions_ages" CHECK ("competitions"."divisions"."age_to" >= "competitions"."divisions"."age_from"),
	CONSTRAINT "divisions_team_size" CHECK ("competitions"."divisions"."team_size" > 0),
	CONSTRAINT "divisions_capacity" CHECK ("competitions"."divisions"."capacity" > 0),
	CONSTRAINT "divisions_planned_field" CHECK ("competitions"."divisions"."planned_field" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"bib" integer NOT NULL,
	"name" text NOT NULL,
	"country" char(3),
	"region" text,
	"affiliate" text,
	"birth_date" date,
	"unnamed" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"left_at" timestamp with time zone,
	"tie_order" integer,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	CONSTRAINT "entries_bib" UNIQUE("competition_id","bib"),
	CONSTRAINT "entries_of_competition" UNIQUE("competition_id","id"),
	CONSTRAINT "entries_state" CHECK ("competitions"."entries"."state" in ('active', 'cut', 'withdrawn', 'disqualified', 'out')),
	CONSTRAINT "entries_left" CHECK (("competitions"."entries"."state" = 'active') = ("competitions"."entries"."left_at" is null)),
	CONSTRAINT "entries_bib_positive" CHECK ("competitions"."entries"."bib" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."frozen_entries" (
	"division_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"state" text,
	"left_at" timestamp with time zone,
	"tie_order" integer,
	CONSTRAINT "frozen_entries_division_id_entry_id_pk" PRIMARY KEY("division_id","entry_id"),
	CONSTRAINT "frozen_entries_state" CHECK ("competitions"."frozen_entries"."state" in ('active', 'cut', 'withdrawn', 'disqualified', 'out'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."followed_entries" (
	"person_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_entries_once" PRIMARY KEY("person_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."frozen_publications" (
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "frozen_publications_division_id_workout_id_pk" PRIMARY KEY("division_id","workout_id"),
	CONSTRAINT "frozen_publications_state" CHECK ("competitions"."frozen_publications"."state" in ('draft', 'published', 'frozen', 'final', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."frozen_settings" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"scoring" jsonb NOT NULL,
	"points" jsonb,
	"teams" jsonb,
	"planned_field" integer,
	"cuts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"workouts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitions"."publications" (
	"competition_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publications_once" PRIMARY KEY("division_id","workout_id"),
	CONSTRAINT "publications_state" CHECK ("competitions"."publications"."state" in ('draft', 'published', 'frozen', 'final', 'withdrawn')),
	CONSTRAINT "publications_embargo" CHECK ("competitions"."publications"."publish_at" is null or "competitions"."publications"."state" = 'draft')
);
--> statement-breakpoint
CREATE TABLE "competitions"."schedule_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" text NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"workout_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_schedule_items_time" CHECK ("competitions"."schedule_items"."starts_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "competitions"."scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"previous_id" uuid,
	"typed" text NOT NULL,
	"value" jsonb,
	"reason" text,
	"received_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"packed" "bytea",
	CONSTRAINT "scores_chain" UNIQUE("workout_id","entry_id","id"),
	CONSTRAINT "scores_submission" UNIQUE("submission_id"),
	CONSTRAINT "scores_reason" CHECK (("competitions"."scores"."previous_id" is null) = ("competitions"."scores"."reason" is null)),
	CONSTRAINT "scores_value" CHECK ("competitions"."scores"."value" is not null or "competitions"."scores"."previous_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "competitions"."staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_once" UNIQUE("competition_id","email"),
	CONSTRAINT "staff_invitations_email_lower" CHECK ("competitions"."staff_invitations"."email" = lower("competitions"."staff_invitations"."email")),
	CONSTRAINT "staff_invitations_role" CHECK ("competitions"."staff_invitations"."role" in ('owner', 'staff')),
	CONSTRAINT "staff_invitations_state" CHECK ("competitions"."staff_invitations"."state" in ('waiting', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."board_pages" (
	"division_id" uuid NOT NULL,
	"view" text NOT NULL,
	"page" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "board_pages_once" PRIMARY KEY("division_id","view","page")
);
--> statement-breakpoint
CREATE TABLE "competitions"."board_parts" (
	"division_id" uuid NOT NULL,
	"view" text NOT NULL,
	"part" text NOT NULL,
	"first" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "board_parts_once" PRIMARY KEY("division_id","view","part","first")
);
--> statement-breakpoint
CREATE TABLE "competitions"."board_results" (
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "board_results_once" PRIMARY KEY("division_id","workout_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."boards" (
	"division_id" uuid NOT NULL,
	"view" text NOT NULL,
	"version" integer NOT NULL,
	"row_count" integer NOT NULL,
	"head" text NOT NULL,
	"form" text DEFAULT 'text' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boards_once" PRIMARY KEY("division_id","view"),
	CONSTRAINT "boards_view" CHECK ("competitions"."boards"."view" in ('public', 'inside'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."frozen_team_members" (
	"division_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "frozen_team_members_division_id_member_id_pk" PRIMARY KEY("division_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."team_members" (
	"competition_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "team_members_once" PRIMARY KEY("member_id"),
	CONSTRAINT "team_members_another" CHECK ("competitions"."team_members"."team_id" <> "competitions"."team_members"."member_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."workout_standards" (
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "workout_standards_once" PRIMARY KEY("workout_id","division_id")
);
--> statement-breakpoint
CREATE TABLE "competitions"."workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"movements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" text,
	"sponsor" jsonb,
	"release_at" timestamp with time zone,
	"position" integer NOT NULL,
	"scoring" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"part_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workouts_of_competition" UNIQUE("competition_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"rank" smallint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"happening" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor_ids" uuid[] NOT NULL,
	"in_app" boolean NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("person_id","cause"),
	CONSTRAINT "notifications_kind" CHECK (notifications.is_kind("notifications"."notifications"."kind")),
	CONSTRAINT "notifications_mail" CHECK ("notifications"."notifications"."mail_due_at" is null or "notifications"."notifications"."mailed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "notifications"."choices" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_choices_once" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "notification_choices_kind" CHECK (notifications.is_kind("notifications"."choices"."kind")),
	CONSTRAINT "notification_choices_security" CHECK ("notifications"."choices"."kind" <> 'security')
);
--> statement-breakpoint
CREATE TABLE "notifications"."settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"private_text" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_settings_digest" CHECK ("notifications"."settings"."digest" in ('off', 'daily', 'weekly')),
	CONSTRAINT "notification_settings_quiet" CHECK (("notifications"."settings"."quiet_from" is null) = ("notifications"."settings"."quiet_to" is null)),
	CONSTRAINT "notification_settings_minutes" CHECK ("notifications"."settings"."quiet_from" between 0 and 1439 and "notifications"."settings"."quiet_to" between 0 and 1439 and "notifications"."settings"."quiet_from" <> "notifications"."settings"."quiet_to")
);
--> statement-breakpoint
CREATE TABLE "organizations"."company_registrations" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"identifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_registrations_identifier_form" CHECK ("organizations"."company_registrations"."identifier" ~ '^[a-z0-9-]{3,40}$')
);
--> statement-breakpoint
CREATE TABLE "organizations"."organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"logo_id" uuid,
	"bg_color" text,
	"text_color" text,
	"button_color" text,
	"trial_started_at" timestamp with time zone NOT NULL,
	"trial_period" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_identifier" UNIQUE("identifier"),
	CONSTRAINT "organizations_identifier_form" CHECK ("organizations"."organizations"."identifier" ~ '^[a-z0-9-]{3,40}$'),
	CONSTRAINT "organizations_bg_color" CHECK ("organizations"."organizations"."bg_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organizations_text_color" CHECK ("organizations"."organizations"."text_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organizations_button_color" CHECK ("organizations"."organizations"."button_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organizations_colors_together" CHECK (num_nulls("organizations"."organizations"."bg_color", "organizations"."organizations"."text_color", "organizations"."organizations"."button_color") in (0, 3)),
	CONSTRAINT "organizations_trial_period" CHECK ("organizations"."organizations"."trial_period" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."idempotency_keys" (
	"caller" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_endpoint_key_pk" PRIMARY KEY("caller","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "platform"."live_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"swept_seq" bigint NOT NULL,
	CONSTRAINT "live_head_only" CHECK ("platform"."live_head"."only")
);
--> statement-breakpoint
CREATE TABLE "platform"."live_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."live_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"data" json,
	"seq" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles"."exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"bytes" bigint,
	"ends_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"link_ends_at" timestamp with time zone,
	CONSTRAINT "personal_exports_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "personal_exports_state" CHECK ("profiles"."exports"."state" in ('asked', 'ready', 'failed')),
	CONSTRAINT "personal_exports_ready" CHECK (("profiles"."exports"."state" = 'ready') = ("profiles"."exports"."bytes" is not null)),
	CONSTRAINT "personal_exports_link" CHECK (("profiles"."exports"."link_hash" is null) = ("profiles"."exports"."link_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "profiles"."handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "handles_lower" CHECK ("profiles"."handles"."handle" = lower("profiles"."handles"."handle"))
);
--> statement-breakpoint
CREATE TABLE "showcase"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"form_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	CONSTRAINT "contact_messages_form" UNIQUE("form_id"),
	CONSTRAINT "contact_messages_state" CHECK ("showcase"."contact_messages"."state" in ('new', 'answered', 'closed')),
	CONSTRAINT "contact_messages_topic" CHECK (showcase.is_contact_topic("showcase"."contact_messages"."topic"))
);
--> statement-breakpoint
CREATE TABLE "showcase"."contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "showcase"."featured_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"title" text,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "featured_items_thing" UNIQUE("kind","thing_id"),
	CONSTRAINT "featured_items_kind" CHECK ("showcase"."featured_items"."kind" in ('event-detail', 'community-detail', 'workout-program', 'Group', 'Activity', 'Challange', 'competition-detail')),
	CONSTRAINT "featured_items_days" CHECK ("showcase"."featured_items"."ends_at" > "showcase"."featured_items"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "showcase"."promo_banners" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"words" text NOT NULL,
	"link_label" text,
	"link" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_banners_only" CHECK ("showcase"."promo_banners"."only"),
	CONSTRAINT "promo_banners_days" CHECK ("showcase"."promo_banners"."ends_at" > "showcase"."promo_banners"."starts_at"),
	CONSTRAINT "promo_banners_link" CHECK (("showcase"."promo_banners"."link" is null) = ("showcase"."promo_banners"."link_label" is null))
);
--> statement-breakpoint
CREATE TABLE "uploads"."uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"quota_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_state" CHECK ("uploads"."uploads"."state" in ('arriving', 'unattached', 'attached', 'discarded', 'removed')),
	CONSTRAINT "uploads_content_type" CHECK (uploads.is_content_type("uploads"."uploads"."content_type")),
	CONSTRAINT "uploads_size" CHECK ("uploads"."uploads"."bytes" > 0 and "uploads"."uploads"."width" > 0 and "uploads"."uploads"."height" > 0),
	CONSTRAINT "uploads_subject" CHECK (("uploads"."uploads"."subject_kind" is null) = ("uploads"."uploads"."subject_id" is null)),
	CONSTRAINT "uploads_attached" CHECK ("uploads"."uploads"."state" <> 'attached' or "uploads"."uploads"."subject_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "accounts"."sign_in_methods" ADD CONSTRAINT "sign_in_methods_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."handovers" ADD CONSTRAINT "handovers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "accounts"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration"."invitation_mails" ADD CONSTRAINT "invitation_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "administration"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration"."invitation_mails" ADD CONSTRAINT "invitation_mails_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration"."invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration"."invitations" ADD CONSTRAINT "invitations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administration"."invitations" ADD CONSTRAINT "invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."guests" ADD CONSTRAINT "guests_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."guests" ADD CONSTRAINT "guests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."announcements" ADD CONSTRAINT "announcements_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."announcements" ADD CONSTRAINT "announcements_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."announcements" ADD CONSTRAINT "competition_announcements_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."board_requests" ADD CONSTRAINT "board_requests_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD CONSTRAINT "staff_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD CONSTRAINT "staff_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD CONSTRAINT "staff_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."competitions" ADD CONSTRAINT "competitions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."cut_entries" ADD CONSTRAINT "cut_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."cut_entries" ADD CONSTRAINT "cut_entries_cut" FOREIGN KEY ("cut_id") REFERENCES "competitions"."made_cuts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."made_cuts" ADD CONSTRAINT "made_cuts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."made_cuts" ADD CONSTRAINT "made_cuts_after_workout_id_workouts_id_fk" FOREIGN KEY ("after_workout_id") REFERENCES "competitions"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."adjustments" ADD CONSTRAINT "adjustments_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."adjustments" ADD CONSTRAINT "adjustments_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."penalties" ADD CONSTRAINT "penalties_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."penalties" ADD CONSTRAINT "penalties_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."penalties" ADD CONSTRAINT "penalties_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."figures" ADD CONSTRAINT "figures_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."divisions" ADD CONSTRAINT "divisions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."entries" ADD CONSTRAINT "entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."entries" ADD CONSTRAINT "entries_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_entries" ADD CONSTRAINT "frozen_entries_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_entries" ADD CONSTRAINT "frozen_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."followed_entries" ADD CONSTRAINT "followed_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."followed_entries" ADD CONSTRAINT "followed_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_publications" ADD CONSTRAINT "frozen_publications_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_publications" ADD CONSTRAINT "frozen_publications_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "competitions"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_settings" ADD CONSTRAINT "frozen_settings_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."publications" ADD CONSTRAINT "publications_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."publications" ADD CONSTRAINT "publications_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."schedule_items" ADD CONSTRAINT "schedule_items_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."schedule_items" ADD CONSTRAINT "schedule_items_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "competitions"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."scores" ADD CONSTRAINT "scores_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."scores" ADD CONSTRAINT "scores_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."scores" ADD CONSTRAINT "scores_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."scores" ADD CONSTRAINT "scores_previous" FOREIGN KEY ("workout_id","entry_id","previous_id") REFERENCES "competitions"."scores"("workout_id","entry_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."staff_invitations" ADD CONSTRAINT "staff_invitations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."staff_invitations" ADD CONSTRAINT "staff_invitations_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."board_pages" ADD CONSTRAINT "board_pages_of_board" FOREIGN KEY ("division_id","view") REFERENCES "competitions"."boards"("division_id","view") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."board_parts" ADD CONSTRAINT "board_parts_of_board" FOREIGN KEY ("division_id","view") REFERENCES "competitions"."boards"("division_id","view") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."board_results" ADD CONSTRAINT "board_results_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."boards" ADD CONSTRAINT "boards_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_team_members" ADD CONSTRAINT "frozen_team_members_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_team_members" ADD CONSTRAINT "frozen_team_members_team_id_entries_id_fk" FOREIGN KEY ("team_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."frozen_team_members" ADD CONSTRAINT "frozen_team_members_member_id_entries_id_fk" FOREIGN KEY ("member_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."team_members" ADD CONSTRAINT "team_members_team" FOREIGN KEY ("competition_id","team_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."team_members" ADD CONSTRAINT "team_members_member" FOREIGN KEY ("competition_id","member_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."workout_standards" ADD CONSTRAINT "workout_standards_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."workout_standards" ADD CONSTRAINT "workout_standards_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."workouts" ADD CONSTRAINT "workouts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."workouts" ADD CONSTRAINT "workouts_part_of" FOREIGN KEY ("competition_id","part_of") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications"."notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications"."choices" ADD CONSTRAINT "choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications"."settings" ADD CONSTRAINT "settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations"."organizations" ADD CONSTRAINT "organizations_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "uploads"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles"."exports" ADD CONSTRAINT "exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles"."handles" ADD CONSTRAINT "handles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase"."contact_messages" ADD CONSTRAINT "contact_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase"."contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "showcase"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase"."contact_replies" ADD CONSTRAINT "contact_replies_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase"."featured_items" ADD CONSTRAINT "featured_items_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase"."promo_banners" ADD CONSTRAINT "promo_banners_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ADD CONSTRAINT "uploads_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_ends_at" ON "accounts"."attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_methods_person" ON "accounts"."sign_in_methods" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "accounts"."verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "accounts"."sessions" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "accounts"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at" ON "accounts"."known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_asked" ON "accounts"."email_changes" USING btree ("person_id") WHERE "accounts"."email_changes"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "email_changes_person" ON "accounts"."email_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "accounts"."email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "email_changes_ends_at" ON "accounts"."email_changes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "handovers_session" ON "accounts"."handovers" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handovers_ends_at" ON "accounts"."handovers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "people_words" ON "accounts"."people" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("name" || ' ' || coalesce("handle", '')), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "people_email_beginning" ON "accounts"."people" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_by_name" ON "accounts"."people" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "people_of_organization_by_name" ON "accounts"."people" USING btree ("organization_id",lower("name"),"id") WHERE "accounts"."people"."organization_id" is not null;--> statement-breakpoint
CREATE INDEX "people_by_sign_in" ON "accounts"."people" USING btree (coalesce("last_signed_in_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "people_by_type" ON "accounts"."people" USING btree ("account_type","id");--> statement-breakpoint
CREATE INDEX "people_by_state" ON "accounts"."people" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "people_organization" ON "accounts"."people" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "people_erased_from" ON "accounts"."people" USING btree ("erased_from") WHERE "accounts"."people"."erased_from" is not null;--> statement-breakpoint
CREATE INDEX "registrations_created_at" ON "accounts"."registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_of_organization" ON "administration"."invitation_mails" USING btree ("organization_id","mailed_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_of_invitation" ON "administration"."invitation_mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_mails_at" ON "administration"."invitation_mails" USING btree ("mailed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_waiting" ON "administration"."invitations" USING btree (coalesce("organization_id", '00000000-0000-0000-0000-000000000000'::uuid),"email") WHERE "administration"."invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_of_organization" ON "administration"."invitations" USING btree ("organization_id","id") WHERE "administration"."invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "administration"."invitations" USING btree ("id") WHERE "administration"."invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "invitations_email" ON "administration"."invitations" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invitations_mail_due" ON "administration"."invitations" USING btree ("mail_due_at","id") WHERE "administration"."invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_queued" ON "administration"."invitations" USING btree ("organization_id") WHERE "administration"."invitations"."state" = 'waiting' and "administration"."invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "administration"."invitations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invitations_person" ON "administration"."invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "audit_rows_subject" ON "audit"."log" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_actor" ON "audit"."log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "competition_guests_person" ON "competitions"."guests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "competition_announcements_list" ON "competitions"."announcements" USING btree ("competition_id","pinned","id") WHERE "competitions"."announcements"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_author" ON "competitions"."announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "competition_announcements_of_division" ON "competitions"."announcements" USING btree ("division_id") WHERE "competitions"."announcements"."division_id" is not null;--> statement-breakpoint
CREATE INDEX "board_requests_division" ON "competitions"."board_requests" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "staff_added_by" ON "competitions"."staff" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "competition_staff_person" ON "competitions"."staff" USING btree ("person_id","competition_id");--> statement-breakpoint
CREATE INDEX "competitions_by_state" ON "competitions"."competitions" USING btree ("state","starts_on","id","ends_on","online","country","division_types") WHERE "competitions"."competitions"."state" in ('published', 'live', 'finished') and "competitions"."competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_listed" ON "competitions"."competitions" USING btree ("starts_on","id","ends_on","state","online","country","division_types") WHERE "competitions"."competitions"."state" in ('published', 'live', 'finished') and "competitions"."competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_in_country" ON "competitions"."competitions" USING btree ("country","starts_on","id","ends_on","state","online","division_types") WHERE "competitions"."competitions"."state" in ('published', 'live', 'finished') and "competitions"."competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_name" ON "competitions"."competitions" USING btree ("words","id","ends_on","state","starts_on","online","country","division_types") WHERE "competitions"."competitions"."state" in ('published', 'live', 'finished') and "competitions"."competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_place" ON "competitions"."competitions" USING btree (lower(coalesce("place", '')),"id","ends_on","state","starts_on","online","country","division_types") WHERE "competitions"."competitions"."state" in ('published', 'live', 'finished') and "competitions"."competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_created_by" ON "competitions"."competitions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "competitions_search" ON "competitions"."competitions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "cut_entries_entry" ON "competitions"."cut_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "made_cuts_once" ON "competitions"."made_cuts" USING btree ("division_id","after_workout_id") WHERE "competitions"."made_cuts"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "made_cuts_of_division" ON "competitions"."made_cuts" USING btree ("division_id","made_at");--> statement-breakpoint
CREATE INDEX "made_cuts_after" ON "competitions"."made_cuts" USING btree ("after_workout_id");--> statement-breakpoint
CREATE INDEX "adjustments_listed" ON "competitions"."adjustments" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "adjustments_entry" ON "competitions"."adjustments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "adjustments_decided_by" ON "competitions"."adjustments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "penalties_listed" ON "competitions"."penalties" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "penalties_workout_id" ON "competitions"."penalties" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "penalties_decided_by" ON "competitions"."penalties" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "penalties_entry_workout" ON "competitions"."penalties" USING btree ("entry_id","workout_id");--> statement-breakpoint
CREATE INDEX "competition_figures_by_divisions" ON "competitions"."figures" USING btree ("divisions","competition_id");--> statement-breakpoint
CREATE INDEX "competition_figures_by_entries" ON "competitions"."figures" USING btree ("entries","competition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "divisions_name" ON "competitions"."divisions" USING btree ("competition_id",lower("name"));--> statement-breakpoint
CREATE INDEX "entries_by_division" ON "competitions"."entries" USING btree ("division_id","bib","state");--> statement-breakpoint
CREATE INDEX "entries_person" ON "competitions"."entries" USING btree ("person_id") WHERE "competitions"."entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_country" ON "competitions"."entries" USING btree ("division_id","country") WHERE "competitions"."entries"."country" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_affiliate" ON "competitions"."entries" USING btree ("division_id","affiliate") WHERE "competitions"."entries"."affiliate" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_birth_date" ON "competitions"."entries" USING btree ("division_id","birth_date") WHERE "competitions"."entries"."birth_date" is not null;--> statement-breakpoint
CREATE INDEX "entries_search" ON "competitions"."entries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "followed_entries_entry" ON "competitions"."followed_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "frozen_publications_workout" ON "competitions"."frozen_publications" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "publications_workout" ON "competitions"."publications" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "publications_due" ON "competitions"."publications" USING btree ("publish_at") WHERE "competitions"."publications"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "competition_schedule_items_list" ON "competitions"."schedule_items" USING btree ("competition_id","day","starts_at","id");--> statement-breakpoint
CREATE INDEX "competition_schedule_items_of_workout" ON "competitions"."schedule_items" USING btree ("workout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scores_corrected_once" ON "competitions"."scores" USING btree ("previous_id") WHERE "competitions"."scores"."previous_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scores_first" ON "competitions"."scores" USING btree ("workout_id","entry_id") WHERE "competitions"."scores"."previous_id" is null;--> statement-breakpoint
CREATE INDEX "scores_packed" ON "competitions"."scores" USING btree ("workout_id","entry_id","packed","previous_id") WHERE "competitions"."scores"."packed" is not null;--> statement-breakpoint
CREATE INDEX "scores_unpacked" ON "competitions"."scores" USING btree ("workout_id") WHERE "competitions"."scores"."packed" is null;--> statement-breakpoint
CREATE INDEX "scores_recorded_by" ON "competitions"."scores" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_of_competition" ON "competitions"."staff_invitations" USING btree ("competition_id","invited_at","id") WHERE "competitions"."staff_invitations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_invitations_of_address" ON "competitions"."staff_invitations" USING btree ("email","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_mail_due" ON "competitions"."staff_invitations" USING btree ("mail_due_at") WHERE "competitions"."staff_invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by" ON "competitions"."staff_invitations" USING btree ("created_by","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "competitions"."staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "frozen_team_members_team" ON "competitions"."frozen_team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "frozen_team_members_member" ON "competitions"."frozen_team_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_members_team" ON "competitions"."team_members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "workout_standards_of_division" ON "competitions"."workout_standards" USING btree ("division_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_name" ON "competitions"."workouts" USING btree ("competition_id",lower("name"));--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications"."notifications" USING btree ("person_id","raised_at","id") WHERE "notifications"."notifications"."in_app";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications"."notifications" USING btree ("person_id","raised_at","id") WHERE "notifications"."notifications"."in_app" and "notifications"."notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications"."notifications" USING btree ("mail_due_at") WHERE "notifications"."notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications"."notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications"."notifications" USING btree ("raised_at");--> statement-breakpoint
CREATE INDEX "company_registrations_created_at" ON "organizations"."company_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "organizations_logo" ON "organizations"."organizations" USING btree ("logo_id") WHERE "organizations"."organizations"."logo_id" is not null;--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations"."organizations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "organizations_words" ON "organizations"."organizations" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("name" || ' ' || "identifier"), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "platform"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_outbox_seq" ON "platform"."live_outbox" USING btree ("seq") WHERE "platform"."live_outbox"."seq" is not null;--> statement-breakpoint
CREATE INDEX "live_outbox_topic_seq" ON "platform"."live_outbox" USING btree ("topic","seq") WHERE "platform"."live_outbox"."seq" is not null;--> statement-breakpoint
CREATE INDEX "live_outbox_unnumbered" ON "platform"."live_outbox" USING btree ("id") WHERE "platform"."live_outbox"."seq" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_exports_asked" ON "profiles"."exports" USING btree ("person_id") WHERE "profiles"."exports"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "personal_exports_person" ON "profiles"."exports" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "personal_exports_ends_at" ON "profiles"."exports" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "handles_person" ON "profiles"."handles" USING btree ("person_id","taken_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "showcase"."contact_messages" USING btree ("state","id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_person" ON "showcase"."contact_messages" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "showcase"."contact_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_replies_of_message" ON "showcase"."contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_replies_author" ON "showcase"."contact_replies" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_by_subject" ON "uploads"."uploads" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads"."uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_quota" ON "uploads"."uploads" USING btree ("quota_of","created_at");--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads"."uploads" USING btree ("created_at") WHERE "uploads"."uploads"."state" <> 'attached';--> statement-breakpoint
-- What no table definition says: append-only tables, months of the log, what triggers keep.
CREATE FUNCTION platform.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%.% is append-only', TG_TABLE_SCHEMA, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.log
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- Rows of months that have no partition, or none yet.
CREATE TABLE audit.log_other PARTITION OF audit.log DEFAULT;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.log_other
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- The partition of the month (UTC) that begins on this day, with the rows of it that came before it was made.
CREATE FUNCTION audit.add_month(begins date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month text := 'log_' || to_char(begins, 'YYYY_MM');
  starts timestamptz := begins::timestamp AT TIME ZONE 'UTC';
  ends timestamptz := (begins + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit.add_month'));
  IF to_regclass('audit.' || month) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE audit.%I (LIKE audit.log INCLUDING ALL)', month);
  IF EXISTS (SELECT FROM audit.log_other WHERE created_at >= starts AND created_at < ends) THEN
    ALTER TABLE audit.log_other DISABLE TRIGGER append_only;
    EXECUTE format('WITH early AS (DELETE FROM audit.log_other WHERE created_at >= $1 AND created_at < $2 RETURNING *)
      INSERT INTO audit.%I SELECT * FROM early', month) USING starts, ends;
    ALTER TABLE audit.log_other ENABLE TRIGGER append_only;
  END IF;
  EXECUTE format('ALTER TABLE audit.log ATTACH PARTITION audit.%I FOR VALUES FROM (%L) TO (%L)', month, starts, ends);
  EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.%I
    FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change()', month);
END;
$$;
--> statement-breakpoint
CREATE TRIGGER scores_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON competitions.scores
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
INSERT INTO platform.live_head (seq, swept_seq) VALUES (0, 0);
--> statement-breakpoint
-- Pages of boards are written often and read at once: compressing them costs more than it saves.
ALTER TABLE competitions.board_pages ALTER COLUMN rows SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE competitions.board_parts ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
-- A competition has its line of figures from the beginning.
CREATE FUNCTION competitions.begin_competition_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO competitions.figures (competition_id) VALUES (NEW.id);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION competitions.count_division_in_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE competitions.figures SET divisions = divisions + 1 WHERE competition_id = NEW.competition_id;
  ELSE
    UPDATE competitions.figures SET divisions = divisions - 1 WHERE competition_id = OLD.competition_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION competitions.count_entries_in_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE competitions.figures f SET entries = f.entries + c.placed
    FROM (
      SELECT competition_id, count(*) AS placed FROM came
      WHERE state IN ('active', 'cut', 'disqualified') GROUP BY competition_id
    ) c
    WHERE f.competition_id = c.competition_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE competitions.figures f SET entries = f.entries - c.placed
    FROM (
      SELECT competition_id, count(*) AS placed FROM went
      WHERE state IN ('active', 'cut', 'disqualified') GROUP BY competition_id
    ) c
    WHERE f.competition_id = c.competition_id;
  ELSE
    -- Most changes are of a name or a gym and touch no figure.
    UPDATE competitions.figures f SET entries = f.entries + c.placed
    FROM (
      SELECT competition_id, sum(place) AS placed FROM (
        SELECT competition_id, 1 AS place FROM came WHERE state IN ('active', 'cut', 'disqualified')
        UNION ALL
        SELECT competition_id, -1 FROM went WHERE state IN ('active', 'cut', 'disqualified')
      ) places
      GROUP BY competition_id HAVING sum(place) <> 0
    ) c
    WHERE f.competition_id = c.competition_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- A bit for each type, in the order of the contract's, which also says who is a master and who a teen.
CREATE FUNCTION competitions.division_types_of(gender text, team_size integer, age_from integer, age_to integer)
RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (team_size = 1)::int * 1 + (team_size = 2)::int * 2 + (team_size > 2)::int * 4
    + (gender = 'women')::int * 8 + (gender = 'men')::int * 16 + (gender = 'mixed')::int * 32
    + coalesce((age_from >= 35)::int, 0) * 64 + coalesce((age_to <= 19)::int, 0) * 128;
$$;
--> statement-breakpoint
CREATE FUNCTION competitions.keep_division_types() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM came;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM went;
  ELSE
    -- Most changes are of a name or a setting and touch no type.
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM (
      SELECT competition_id, id, competitions.division_types_of(gender, team_size, age_from, age_to) FROM came
      EXCEPT
      SELECT competition_id, id, competitions.division_types_of(gender, team_size, age_from, age_to) FROM went
    ) different;
  END IF;
  IF touched IS NULL THEN
    RETURN NULL;
  END IF;
  -- Who changes another division of the same competition has to be seen: first the lock, then a look.
  PERFORM 1 FROM competitions.competitions WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE competitions.competitions c SET division_types = t.types
  FROM (
    SELECT of.id, coalesce(bit_or(competitions.division_types_of(d.gender, d.team_size, d.age_from, d.age_to)), 0) AS types
    FROM unnest(touched) AS of (id) LEFT JOIN competitions.divisions d ON d.competition_id = of.id GROUP BY of.id
  ) t
  WHERE c.id = t.id AND c.division_types <> t.types;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION competitions.pack_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.packed := CASE WHEN NEW.value IS NULL THEN ''::bytea ELSE
    uuid_send(NEW.entry_id) || uuid_send(NEW.id)
    || int8send(jsonb_hash_extended(NEW.value, 0)) || timestamptz_send(NEW.received_at) END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER competitions_begin_figures AFTER INSERT ON competitions.competitions
  FOR EACH ROW EXECUTE FUNCTION competitions.begin_competition_figures();
--> statement-breakpoint
CREATE TRIGGER divisions_in_figures AFTER INSERT OR DELETE ON competitions.divisions
  FOR EACH ROW EXECUTE FUNCTION competitions.count_division_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_come_in_figures AFTER INSERT ON competitions.entries REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.count_entries_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_change_in_figures AFTER UPDATE ON competitions.entries REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.count_entries_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_go_in_figures AFTER DELETE ON competitions.entries REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.count_entries_in_figures();
--> statement-breakpoint
CREATE TRIGGER divisions_come_in_types AFTER INSERT ON competitions.divisions REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.keep_division_types();
--> statement-breakpoint
CREATE TRIGGER divisions_change_in_types AFTER UPDATE ON competitions.divisions REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.keep_division_types();
--> statement-breakpoint
CREATE TRIGGER divisions_go_in_types AFTER DELETE ON competitions.divisions REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION competitions.keep_division_types();
--> statement-breakpoint
CREATE TRIGGER scores_packed BEFORE INSERT ON competitions.scores FOR EACH ROW EXECUTE FUNCTION competitions.pack_score();
--> statement-breakpoint
-- An index alone is read only where PostgreSQL knows that all of a page is seen by everybody, which a vacuum tells it.
-- By default it waits for a fifth of the table; scores are never deleted, so it looks at the new ones alone.
ALTER TABLE competitions.scores SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000);
--> statement-breakpoint
-- Lists are read from indexes alone where a vacuum has seen the rows: one after each fiftieth of them changed.
ALTER TABLE competitions.competitions SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- People lie below organizations, so their table cannot name them.
ALTER TABLE accounts.people ADD CONSTRAINT people_organization FOREIGN KEY (organization_id) REFERENCES organizations.organizations (id);
