import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { mayAct } from '../../model/access'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import type { Client } from '../../resources/clients/client'
import { useNarrowedPath } from '../../resources/narrowedPath'

/** What was dealt with a customer (domain.md 5.11), with the field that names them. */
const dealings = {
  invoices: 'CLIENTEID',
  payments: 'CARD_CODE',
  'client-contacts': 'CLIENTE_ID',
} as const

/** The ways from a customer to their orders, payments and contacts, and to the sheet that is edited. */
export function Dealings({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const catalogue = useCatalogue()
  const pathOf = useNarrowedPath()
  const createPath = useCreatePath()
  const open = Object.entries(dealings)
    .map(([name, by]) => ({ target: catalogue.get(name), by }))
    .filter(({ target }) => mayAct(target, me, 'list'))
  return (
    <nav className="fu-ways" aria-label={client.Cliente}>
      {open.map(({ target, by }) => (
        <LinkBase key={by} className="f-link" to={pathOf(target, { [by]: client.id })}>
          {labels.many(target)}
        </LinkBase>
      ))}
      <LinkBase
        className="f-link"
        to={createPath({ resource: 'clients', type: 'show', id: client.id })}
      >
        {translate('clients.sheet')}
      </LinkBase>
    </nav>
  )
}
