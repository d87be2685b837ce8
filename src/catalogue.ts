import { createCatalogue } from './model/catalogue'
import type { AnySchema } from './model/schema'

/** Every schema dropped into `src/schemas`, by its module. */
export const modules = import.meta.glob<Record<string, AnySchema>>('./schemas/*.ts', {
  eager: true,
})

/** The only place that finds them (design.md, "The rooms"); the browser's build has outlines in its place. */
export const catalogue = createCatalogue(
  Object.values(modules).flatMap(module => Object.values(module)),
)
