ALTER TABLE "events"."details" ADD COLUMN "category" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "min_per_order" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "per_person" integer;--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_category" CHECK ("events"."details"."category" in ('functional_fitness', 'strength', 'running', 'cycling', 'swimming', 'team_sports', 'outdoors', 'yoga', 'nutrition', 'other'));--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD CONSTRAINT "ticket_types_min_per_order" CHECK ("events"."ticket_types"."min_per_order" > 0 and "events"."ticket_types"."min_per_order" <= "events"."ticket_types"."per_order");--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD CONSTRAINT "ticket_types_per_person" CHECK ("events"."ticket_types"."per_person" >= "events"."ticket_types"."min_per_order");