import { createCatalogue } from './model/catalogue'
import type { AnySchema } from './model/schema'

const modules = import.meta.glob<Record<string, AnySchema>>('./schemas/*.ts', { eager: true })

/** Every schema dropped into `src/schemas`; the only place that finds them (design.md, "The rooms"). */
export const catalogue = createCatalogue(
  Object.values(modules).flatMap(module => Object.values(module)),
)
