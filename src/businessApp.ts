import { areaFeatures } from './areaFeatures'
import { customViews } from './custom-kinds/views'
import type { BusinessApp } from './defaults/app'

/** What the distributor adds to the app. */
export const app: BusinessApp = {
  features: areaFeatures,
  kindViews: customViews,
}
