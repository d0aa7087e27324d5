CREATE TABLE "partners"."stock_requests" (
	"variant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_requests_variant_id_person_id_pk" PRIMARY KEY("variant_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "partners"."partners" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "partners"."partners" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "partners"."products" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "partners"."products" ADD COLUMN "low_at" integer;--> statement-breakpoint
ALTER TABLE "partners"."products" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partners"."variants" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "partners"."variants" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners"."variants" ADD COLUMN "low_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners"."stock_requests" ADD CONSTRAINT "stock_requests_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "partners"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."stock_requests" ADD CONSTRAINT "stock_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_requests_of_person" ON "partners"."stock_requests" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_barcode" ON "partners"."variants" USING btree ("partner_id",lower("barcode")) WHERE "partners"."variants"."barcode" <> '' and "partners"."variants"."is_sold";--> statement-breakpoint
ALTER TABLE "partners"."products" ADD CONSTRAINT "products_tax_rate" CHECK ("partners"."products"."tax_rate" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "partners"."products" ADD CONSTRAINT "products_low_at" CHECK ("partners"."products"."low_at" >= 0);