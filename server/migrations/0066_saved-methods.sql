CREATE TABLE "money"."test_methods" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"card" text NOT NULL,
	"forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "saves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD CONSTRAINT "test_payments_method_test_methods_reference_fk" FOREIGN KEY ("method") REFERENCES "money"."test_methods"("reference") ON DELETE no action ON UPDATE no action;