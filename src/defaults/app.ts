import type { FieldView } from '../fields/display/fieldView'
import type { AreaFeatures } from '../ui/features/areaFeatures'

/** `app.ts` of a business: what it adds to the generated pages. */
export interface BusinessApp {
  readonly features: AreaFeatures
  /** How its own kinds are shown and edited. */
  readonly kindViews: Readonly<Record<string, FieldView<'text'>>>
}

export const app: BusinessApp = { features: {}, kindViews: {} }
