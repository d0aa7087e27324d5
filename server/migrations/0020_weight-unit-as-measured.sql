ALTER TABLE "people" ALTER COLUMN "weight_unit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "weight_unit" DROP NOT NULL;