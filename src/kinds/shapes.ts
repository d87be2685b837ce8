import { halvesOf } from './kind/halves'
import type { Shape } from './kind/kind'

/** Yup schemas of the values of the engine's kinds, but those that act as another. */
export const shapes = halvesOf(
  import.meta.glob<Shape<object>>('./*/shape.ts', { eager: true, import: 'shape' }),
)
