import type { ComponentType } from 'react'
import type { ReportName } from '../../domain/accounts/dashboards'
import { PowerBiPage } from './PowerBiPage'

/** Pages by address. */
export const powerBiPages: Readonly<Record<ReportName, ComponentType>> = {
  'gerencia-power-bi': () => <PowerBiPage name="gerencia-power-bi" />,
  administrativo: () => <PowerBiPage name="administrativo" />,
  cartera: () => <PowerBiPage name="cartera" />,
  vendedor: () => <PowerBiPage name="vendedor" />,
}
