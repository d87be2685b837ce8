import { DashboardBoard } from '../../features/bi/DashboardBoard'

export const ecommerce = () => <DashboardBoard name="ecommerce" />
export const analytics = () => <DashboardBoard name="analytics" />
export const banking = () => <DashboardBoard name="banking" />
export const booking = () => <DashboardBoard name="booking" />
export const file = () => <DashboardBoard name="file" />
