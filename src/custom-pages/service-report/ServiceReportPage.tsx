import { DashboardBoard } from '../../features/bi/DashboardBoard'
import { ClosedOrders } from './ClosedOrders'

/** Figures of the workshop and its closed orders. */
export const ServiceReportPage = () => <DashboardBoard name="servicio" actions={<ClosedOrders />} />
