CREATE TABLE "checkout"."saved_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer" text NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_methods_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "money"."test_methods" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"card" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD COLUMN "saves_method" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD COLUMN "method_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "method_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "agreed_price" bigint;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "renewal_order_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "renewal_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "tried_on" date;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "saves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "checkout"."saved_methods" ADD CONSTRAINT "saved_methods_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_methods_of_person" ON "checkout"."saved_methods" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD CONSTRAINT "payments_method_id_saved_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "checkout"."saved_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_method_id_saved_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "checkout"."saved_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD CONSTRAINT "test_payments_method_test_methods_reference_fk" FOREIGN KEY ("method") REFERENCES "money"."test_methods"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_renewing" ON "memberships"."memberships" USING btree ("paid_through") WHERE "memberships"."memberships"."method_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_renewal_order" ON "memberships"."memberships" USING btree ("renewal_order_id");