import type { DomainManifest } from '../domain-manifest.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { figureRoutes } from './figures/figures.routes.ts';
import { productImportRoutes } from './imports/imports.routes.ts';
import { partnerPictures } from './partners/partner-pictures.service.ts';
import { mailPartnerInvitationJob } from './partners/partner-staff.jobs.ts';
import { partnerInvitationSubject, partnerStaffSubject } from './partners/partner-staff.notify.service.ts';
import { partnerStaffRoutes } from './partners/partner-staff.routes.ts';
import { partnerStaffRetention } from './partners/partner-staff.table.ts';
import { partnerSubject } from './partners/partners.notify.service.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { directoryRoutes } from './products/directory.routes.ts';
import { productPictures } from './products/product-pictures.service.ts';
import { auditedPartners } from './products/products.audited.service.ts';
import { productRoutes } from './products/products.routes.ts';
import { tellOfFreedJob } from './products/stock.jobs.ts';
import { variantSubject } from './products/stock-notices.service.ts';
import { partnerPromoCodeRoutes } from './promo-codes/partner-promo-codes.routes.ts';
import { partnersPersonalData } from './received/personal.service.ts';
import { receivedSubject } from './received/received.notify.service.ts';
import { receivedRoutes } from './received/received.routes.ts';
import { productSellable } from './sale/products.sale.service.ts';
import { saleRoutes } from './sale/sale.routes.ts';

export const partners: DomainManifest = {
  routes: () => [
    ...partnerRoutes,
    ...partnerStaffRoutes,
    ...directoryRoutes,
    ...productRoutes,
    ...receivedRoutes,
    ...saleRoutes,
    ...partnerPromoCodeRoutes,
    ...exportRoutes,
    ...figureRoutes,
    ...productImportRoutes,
  ],
  auditedKinds: auditedPartners,
  sellables: [productSellable],
  notificationSubjects: [
    partnerSubject,
    receivedSubject,
    variantSubject,
    partnerInvitationSubject,
    partnerStaffSubject,
  ],
  retentions: [partnerStaffRetention],
  jobs: () => [tellOfFreedJob, mailPartnerInvitationJob],
  uploadSubjects: [...partnerPictures, productPictures],
  personalData: partnersPersonalData,
};
