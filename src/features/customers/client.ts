import type { SentRecord } from '../../providers/backend/catalogueContext'

/** A customer as this person may see them; unreadable fields are absent. */
export interface Client extends SentRecord {
  readonly ID: string
  readonly Cliente: string
  readonly Tipo?: number | null
  readonly Celular?: string | null
  readonly EMAIL?: string | null
  readonly Ciudad?: string | null
  readonly CreditLine?: number | null
  readonly Balance?: number | null
  readonly Cupo?: number | null
  readonly U_LS_Vencimiento_Pagare?: string | null
  readonly ULTIMA_FACTURA?: string | null
  readonly ULTIMA_GESTION?: string | null
}
