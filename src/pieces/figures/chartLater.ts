import { later } from '../later'

/** Charts weigh more than the page around them: they come after it. */
export const Chart = later(async () => (await import('./charts/DrawnChart')).DrawnChart)
