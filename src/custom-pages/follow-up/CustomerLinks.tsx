import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import type { Client } from '../../features/customers/client'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useNarrowedPath } from '../../resources/record/narrowedPath'
import { Row } from '../../ui/primitives/layout'

/** Related resources of a customer (business.md#customer-follow-up), with their reference field. */
const relatedResources = {
  invoices: 'CLIENTEID',
  payments: 'CARD_CODE',
  'client-contacts': 'CLIENTE_ID',
} as const

/** Links to orders, payments and contacts of a customer, and to its form. */
export function CustomerLinks({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const catalogue = useCatalogue()
  const narrowedPath = useNarrowedPath()
  const createPath = useCreatePath()
  const open = Object.entries(relatedResources)
    .map(([name, by]) => ({ target: catalogue.get(name), by }))
    .filter(({ target }) => mayAct(target, me, 'list'))
  return (
    <Row as="nav" wrap gap={2} className="fu-links" aria-label={client.Cliente}>
      {open.map(({ target, by }) => (
        <LinkBase key={by} className="f-link" to={narrowedPath(target, { [by]: client.id })}>
          {labels.many(target)}
        </LinkBase>
      ))}
      <LinkBase
        className="f-link"
        to={createPath({ resource: 'clients', type: 'show', id: client.id })}
      >
        {translate('clients.sheet')}
      </LinkBase>
    </Row>
  )
}
