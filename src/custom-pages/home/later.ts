import { plainLater } from '../../pieces/plainLater'

/** What the first page shows comes with it alone: the frame of every other page is lighter for it. */
export const MyDay = plainLater(async () => (await import('./MyDay')).MyDay)
