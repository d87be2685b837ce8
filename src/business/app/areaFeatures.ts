import { attendanceFeatures } from '../../features/attendance/features'
import { biFeatures } from '../../features/bi/features'
import { checkoutFeatures } from '../../features/checkout/features'
import { creditFeatures } from '../../features/credit/features'
import { customerFeatures } from '../../features/customers/features'
import { deviceFeatures } from '../../features/devices/features'
import { documentFeatures } from '../../features/documents/features'
import { newsFeatures } from '../../features/news/features'
import { serviceFeatures } from '../../features/service/features'
import { joinFeatures } from '../../ui/features/areaFeatures'

/** The features of all areas of this business, handed to the app in `src/App.tsx`. */
export const areaFeatures = joinFeatures([
  customerFeatures,
  creditFeatures,
  deviceFeatures,
  biFeatures,
  documentFeatures,
  newsFeatures,
  checkoutFeatures,
  attendanceFeatures,
  serviceFeatures,
])
