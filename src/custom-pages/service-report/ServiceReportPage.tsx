import { Board } from '../../pieces/figures/Board'
import { ClosedOrders } from './ClosedOrders'

/** The workshop in figures, and its closed orders as a list or a workbook. */
export const ServiceReportPage = () => <Board name="servicio" actions={<ClosedOrders />} />
