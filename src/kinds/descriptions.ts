import type { KindDescription } from './kind/description'
import { halvesOf } from './kind/halves'

/** What only the server and the import of files know of the engine's kinds. */
export const descriptions = halvesOf(
  import.meta.glob<KindDescription<never, never>>(['./*/description.ts', '!./kind/*'], {
    eager: true,
    import: 'description',
  }),
)
