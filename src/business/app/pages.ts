import { type CustomPage, pagesIn } from '../../providers/navigation/customPages'

/** The declarations in `index.ts` of each folder of `src/custom-pages`. */
export const pageFolders = import.meta.glob<Record<string, CustomPage>>(
  '/src/custom-pages/*/index.ts',
  { eager: true },
)

export const customPages: readonly CustomPage[] = pagesIn(pageFolders)
