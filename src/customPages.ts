import type { CustomPage } from './providers/customPages'

/** What each folder of `src/custom-pages` declares in its `index.ts`. */
export const folders = import.meta.glob<Record<string, CustomPage>>('./custom-pages/*/index.ts', {
  eager: true,
})

/** Every page of the dashboard. */
export const customPages: readonly CustomPage[] = Object.values(folders).flatMap(folder =>
  Object.values(folder),
)
