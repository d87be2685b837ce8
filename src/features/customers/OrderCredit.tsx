import './clients.css'
import { useGetOne, useTranslate } from 'ra-core'
import { CASH } from '../../domain/orders/paymentTerms'
import { FactList } from '../../fields/registry/FactList'
import { policyOf } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { SlotProps } from '../../ui/features/slotProps'
import { Stack } from '../../ui/primitives/layout'
import { CreditBar } from './CreditBar'
import type { Client } from './client'

/** The customer's data that credit checks before approving (business.md#order-visibility). */
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
/** Open by default while an order is reviewed or held. */
const judged: readonly unknown[] = [6, 5]

/** The customer's credit below an order, for people who may read it. */
export function OrderCredit({ record }: SlotProps) {
  const clients = useResource('clients')
  const { readable } = policyOf(clients, useMe())
  const id = record?.CLIENTEID
  if (!readable.has('CreditLine') || typeof id !== 'string') return null
  // A cash order uses no limit.
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
  const { data: client } = useGetOne<Client>('clients', { id })
  if (!client) return null
  return (
    <details className="p-card r-section r-part" open={isOpen}>
      <summary>
        <h2>
          {translate('clients.credit')} · <bdi>{client.Cliente}</bdi>
        </h2>
      </summary>
      <Stack gap={4}>
        {hasBar && <CreditBar client={client} />}
        <FactList resource="clients" names={asked} record={client} />
      </Stack>
    </details>
  )
}
