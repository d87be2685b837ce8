import { MaintenancePage } from './MaintenancePage'

/** While the service is being improved (product.md 2). */
export const maintenance = { path: '/maintenance', Page: MaintenancePage }
