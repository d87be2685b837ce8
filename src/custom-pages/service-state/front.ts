import { ServiceStatePage } from './ServiceStatePage'

/** How a device in the workshop stands, for who has the code of its receipt. */
export const serviceState = { path: '/estado-servicio', Page: ServiceStatePage }
