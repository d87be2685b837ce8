import { later } from '../../ui/theme/later'

/** A day among the settings of a page: it reports whole days and none, not what is being typed. */
export const DayPick = later(() => import('./WholeDay'), 'WholeDay', 'field')
