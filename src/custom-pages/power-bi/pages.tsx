import type { ComponentType } from 'react'
import type { ReportName } from '../../domain/dashboards'
import { ReportPage } from './ReportPage'

/** The four pages, by the names of their addresses. */
export const pages: Readonly<Record<ReportName, ComponentType>> = {
  'gerencia-power-bi': () => <ReportPage name="gerencia-power-bi" />,
  administrativo: () => <ReportPage name="administrativo" />,
  cartera: () => <ReportPage name="cartera" />,
  vendedor: () => <ReportPage name="vendedor" />,
}
