/**
 * The resources the product ships with. Adding one here demands complete words in six languages
 * and demo data; of any other schema dropped into `src/schemas` neither is asked.
 */
export const shipped: readonly string[] = [
  'brands',
  'bureau-queries',
  'categories',
  'clients',
  'companies',
  'credit-applications',
  'credit-documents',
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
  'warehouses',
  'warranty-orders',
]
