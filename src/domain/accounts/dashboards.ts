import { type RoleCode, roles } from './roles'

/** Dashboards and reports, with the roles that may open each. */
const everyone: readonly RoleCode[] = roles
const business: readonly RoleCode[] = roles.filter(role => role !== 'user')

export const dashboardRoles = {
  app: everyone,
  ecommerce: business,
  analytics: business,
  banking: ['10', '9', '7', '6', '5', '1'],
  booking: ['10', '9', '8', '7', '6', '5', '31'],
  file: business,
  despacho: ['10', '8'],
  servicio: ['10', '9', '8', '7', '6', '5'],
  people: business,
  'gerencia-power-bi': ['10'],
  administrativo: ['10', '9'],
  cartera: ['10', '9'],
  vendedor: ['10', '9', '7', '6', '5'],
} as const satisfies Readonly<Record<string, readonly RoleCode[]>>

export type DashboardName = keyof typeof dashboardRoles
export const dashboardNames = Object.keys(dashboardRoles) as DashboardName[]

export const reportNames = [
  'gerencia-power-bi',
  'administrativo',
  'cartera',
  'vendedor',
] as const satisfies readonly DashboardName[]
export type ReportName = (typeof reportNames)[number]
