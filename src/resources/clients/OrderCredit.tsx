import './clients.css'
import { useGetOne, useTranslate } from 'ra-core'
import { CASH } from '../../domain/paymentTerms'
import { FactList, factsOf } from '../../fields/FactList'
import { policyOf } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'
import type { SlotProps } from '../slots'
import { CreditBar } from './CreditBar'
import type { Client } from './client'

/** What credit asks of a customer before it approves (domain.md 1.5). */
const asked = [
  'Tipo',
  'U_SYP_CREDITO',
  'GroupNum',
  'Lista',
  'U_SYP_DOCUMENTACION',
  'Balance',
  'CreditLine',
  'DebtLine',
  'OrdersBal',
  'ValidComm',
  'GLN',
  'U_LS_ASEGURADORA',
  'U_LS_Vencimiento_Pagare',
  'Free_Text',
]
/** While an order is judged, or held, this stands open. */
const judged: readonly unknown[] = [6, 5]

/** Under an order: the credit of its customer, for whom that is told; who may not know it sees nothing. */
export function OrderCredit({ record }: SlotProps) {
  const clients = useResource('clients')
  const { readable } = policyOf(clients, useMe())
  const id = record?.CLIENTEID
  if (!readable.has('CreditLine') || typeof id !== 'string') return null
  // What is paid in cash takes nothing from a limit.
  const hasBar = record?.FORMADEPAGO !== String(CASH)
  return <Credit id={id} isOpen={judged.includes(record?.ESTADO)} hasBar={hasBar} />
}

interface CreditProps {
  readonly id: string
  readonly isOpen: boolean
  readonly hasBar: boolean
}
function Credit({ id, isOpen, hasBar }: CreditProps) {
  const translate = useTranslate()
  const clients = useResource('clients')
  const { data: client } = useGetOne<Client>('clients', { id }, { retry: false })
  if (!client) return null
  return (
    <details className="p-card r-section cl-order" open={isOpen}>
      <summary>
        <h2>
          {translate('clients.credit')} · <bdi>{client.Cliente}</bdi>
        </h2>
      </summary>
      {hasBar && <CreditBar client={client} />}
      <FactList className="r-facts" fields={factsOf(clients, asked, client)} record={client} />
    </details>
  )
}
