import type { CustomPage } from '../providers/navigation/customPages'

/** `pages.ts` of a business: its pages without a schema. These, of the account and of bulk operations, every business has. */
export const pageFolders = import.meta.glob<Record<string, CustomPage>>(
  '/src/custom-pages/{account,notifications-page,operations,permission-denied,profile,simulated-mail}/index.ts',
  { eager: true },
)
