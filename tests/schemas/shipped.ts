/**
 * The product's resources with demo data. Resources listed here need texts in all six languages; other
 * schemas in `src/schemas` do not.
 */
export const shipped: readonly string[] = [
  'brands',
  'bureau-queries',
  'categories',
  'clients',
  'companies',
  'credit-applications',
  'credit-documents',
  'deposits',
  'devices',
  'folders',
  'invoices',
  'parishes',
  'partner-prices',
  'price-lists',
  'prices',
  'products',
  'serials',
  'signature-requests',
  'shared-files',
  'stock',
  'users',
  'bank-accounts',
  'warehouses',
  'warranty-orders',
]

/** Further resources of the product: their rows are created by use, or seeded with their owners. */
export const spoken: readonly string[] = [
  ...shipped,
  'attendance-marks',
  'client-contacts',
  'contact-messages',
  'holidays',
  'kanban-cards',
  'kanban-columns',
  'mark-corrections',
  'payments',
  'position-consents',
  'positions',
  'post-comments',
  'post-readings',
  'posts',
  'visits',
  'work-schedules',
]
