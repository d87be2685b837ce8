import type { KindDescription } from './kind/description'
import { halvesOf } from './kind/halves'

/** The parts of the engine's kinds that only the server and file imports load. */
export const descriptions = halvesOf(
  import.meta.glob<KindDescription<never, never>>(['./*/description.ts', '!./kind/*'], {
    eager: true,
    import: 'description',
  }),
)
