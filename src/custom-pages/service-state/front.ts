import { ServiceStatePage } from './ServiceStatePage'

/** State of a device in the workshop, by the code of its receipt. */
export const serviceStatePage = { path: '/estado-servicio', Page: ServiceStatePage }
