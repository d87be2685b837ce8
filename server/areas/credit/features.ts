import type { ServerFeature } from '../../http/serverBusiness'
import { reportSheets } from './reportSheets'

export const creditFeatures: Readonly<Record<string, ServerFeature>> = {
  reportWorkbook: { sheets: reportSheets },
}
