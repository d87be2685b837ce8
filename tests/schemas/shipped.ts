/**
 * The resources the product ships with demo data. Adding one here demands complete words in six
 * languages as well; of any other schema dropped into `src/schemas` neither is asked.
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

/** What ships besides: its rows come of use, or are planted with what they belong to. */
export const spoken: readonly string[] = [
  ...shipped,
  'attendance-marks',
  'client-contacts',
  'contact-messages',
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
