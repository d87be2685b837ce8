import type { CustomPage } from './providers/navigation/customPages'

/** The declarations in `index.ts` of each folder of `src/custom-pages`. */
export const customPageFolders = import.meta.glob<Record<string, CustomPage>>(
  './custom-pages/*/index.ts',
  {
    eager: true,
  },
)

export const customPages: readonly CustomPage[] = Object.values(customPageFolders).flatMap(folder =>
  Object.values(folder),
)
