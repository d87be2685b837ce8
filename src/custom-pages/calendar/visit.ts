/** A visit as `/hanadb/api/customers/calendar` tells it. */
export interface Visit {
  readonly id: number
  readonly ID_AGENDA: number
  readonly USER_ID: number
  readonly CLIENTE: string
  readonly FECHA: string
  readonly FECHA_FIN: string | null
  readonly MEDIO: string | null
  readonly NOTA: string | null
  readonly VISITO: boolean
  readonly _VERSION: number
}

/** It should have taken place, and nobody said that it did. */
export const isOverdue = ({ VISITO, FECHA, FECHA_FIN }: Visit, now: string): boolean =>
  !VISITO && (FECHA_FIN ?? FECHA) < now
