import { clientFeatures } from './features/clients/features'
import { creditFeatures } from './features/credit/features'
import { deviceFeatures } from './features/devices/features'
import { figureFeatures } from './features/figures/features'
import { newsFeatures } from './features/news/features'
import { salesFeatures } from './features/sales/features'
import { trackingFeatures } from './features/tracking/features'
import { joinFeatures } from './pieces/features/areaFeatures'

/** The features of all areas of this business, handed to the app in `src/App.tsx`. */
export const areaFeatures = joinFeatures([
  clientFeatures,
  creditFeatures,
  deviceFeatures,
  figureFeatures,
  newsFeatures,
  salesFeatures,
  trackingFeatures,
])
