import type { CustomPage } from './providers/customPages'

const modules = import.meta.glob<Record<string, CustomPage>>('./custom-pages/*/index.ts', {
  eager: true,
})

/** Every page of the dashboard that a folder of `src/custom-pages` declares in its `index.ts`. */
export const customPages: readonly CustomPage[] = Object.values(modules).flatMap(module =>
  Object.values(module),
)
