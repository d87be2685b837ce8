import { plainLater } from '../../pieces/plainLater'

/** Power BI's own script comes with the first report. */
export const Report = plainLater(async () => (await import('./Report')).Report)
