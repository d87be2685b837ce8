import { useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { CustomerFacts } from './CustomerFacts'

const terms = [
  'DebtLine',
  'OrdersBal',
  'Lista',
  'GroupNum',
  'U_SYP_CREDITO',
  'U_SYP_DOCUMENTACION',
  'ValidComm',
  'U_LS_ASEGURADORA',
  'Free_Text',
]

/** Debt, remaining credit and terms, for roles that may see them. */
export function Credit({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { Balance, U_LS_Vencimiento_Pagare: due } = client
  if (typeof Balance !== 'number') return null
  return (
    <section className="p-card cu-card">
      <h3>{translate('clients.credit')}</h3>
      <p className="cu-balance">
        <span>{translate('clients.balance')}</span>
        <strong>
          <bdi>{formatMoney(Balance)}</bdi>
        </strong>
      </p>
      <CreditBar client={client} />
      <p className="p-cluster cu-note">
        <span>{translate('clients.note')}</span>
        <NoteState due={due} />
      </p>
      <CustomerFacts client={client} names={terms} />
    </section>
  )
}
