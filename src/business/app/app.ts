import { customViews } from '../../custom-kinds/views'
import type { BusinessApp } from '../../defaults/app'
import { areaFeatures } from './areaFeatures'

/** What the distributor adds to the app. */
export const app: BusinessApp = {
  features: areaFeatures,
  kindViews: customViews,
}
