import { MaintenancePage } from './MaintenancePage'

export const maintenance = { path: '/maintenance', Page: MaintenancePage }
