import type { AnySchema } from './schema'

/** The schemas whose module has run in this browser. */
export const here = new Map<string, AnySchema>()

/** What the browser's build has in the place of `schema.ts`: each schema tells of itself. */
export function defineResource(schema: AnySchema): AnySchema {
  here.set(schema.name, schema)
  return schema
}
