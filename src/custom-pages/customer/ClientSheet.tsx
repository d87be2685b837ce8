import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { ContactButton } from '../../features/customers/ContactButton'
import type { Client } from '../../features/customers/client'
import { Ways } from '../../features/customers/Ways'
import { Chip } from '../../fields/display/Chip'
import { mayAct, policyOf } from '../../model/access/access'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { RelatedRows } from '../../resources/show/RelatedRows'
import { Addresses } from './Addresses'
import { Credit } from './Credit'
import { CustomerFacts } from './CustomerFacts'
import { Devices } from './Devices'
import { LastSales } from './LastSales'
import { SellToCustomerButton } from './SellToCustomerButton'

interface ClientSheetProps {
  readonly client: Client
  readonly isBrief: boolean
}

const relatedResources = [
  'invoices',
  'payments',
  'client-contacts',
  'visits',
  'warranty-orders',
] as const
const details = ['RUC', 'Celular', 'EMAIL', 'Ciudad', 'Direccion', 'SlpCode', 'PADRE', 'COMPANY']
const dealings = ['ULTIMA_FACTURA', 'ULTIMA_GESTION']

/** Data, debt and history of a customer, in cards. */
export function ClientSheet({ client, isBrief }: ClientSheetProps) {
  const translate = useTranslate()
  const resources = isBrief ? (['invoices'] as const) : relatedResources
  return (
    <>
      <Head client={client} />
      <div className="cu-sheet">
        <div className="cu-side">
          <CardBoundary>
            <Credit client={client} />
          </CardBoundary>
          <CardBoundary>
            <CustomerFacts
              client={client}
              title={translate('clients.data')}
              names={[...details, ...dealings]}
            />
          </CardBoundary>
          <CardBoundary>
            <Addresses client={client} />
          </CardBoundary>
        </div>
        <div className="p-page">
          {resources.map(name => (
            <CardBoundary key={name}>
              <Rows name={name} client={client} />
            </CardBoundary>
          ))}
          {isBrief ? (
            <LinkBase
              className="f-link cu-whole"
              to={`/dashboard/customer?id=${encodeURIComponent(client.ID)}`}
            >
              {translate('clients.whole')}
            </LinkBase>
          ) : (
            <>
              <CardBoundary>
                <LastSales client={client} />
              </CardBoundary>
              <CardBoundary>
                <Devices client={client} />
              </CardBoundary>
            </>
          )}
        </div>
      </div>
    </>
  )
}

function Head({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const language = useLanguage()
  const createPath = useCreatePath()
  const type = useResource('clients').fields.get('Tipo')?.print(client.Tipo, language)
  return (
    <section className="p-cluster p-card cu-head">
      <span className="p-centred cu-mark" aria-hidden="true">
        {client.Cliente.charAt(0).toUpperCase()}
      </span>
      <div className="cu-name">
        <h2>
          <bdi>{client.Cliente}</bdi>
        </h2>
        <p>
          <bdi className="f-code">{client.ID}</bdi>
          {type && <Chip>{type}</Chip>}
        </p>
      </div>
      <Ways client={client} />
      <div className="p-wrap cu-acts">
        <LinkBase
          className="p-button p-text p-inherit"
          to={createPath({ resource: 'clients', type: 'show', id: client.id })}
        >
          {translate('clients.sheet')}
        </LinkBase>
        <ContactButton client={client} />
        <SellToCustomerButton client={client} />
      </div>
    </section>
  )
}

interface RowsProps {
  readonly name: string
  readonly client: Client
}

/** Latest rows of a resource that refer to the customer, if the reader may list them. */
function Rows({ name, client }: RowsProps) {
  const me = useMe()
  const target = useResource(name)
  const { readable } = policyOf(target, me)
  const by = [...target.fields.values()].find(
    field => field.target?.name === 'clients' && readable.has(field.name),
  )
  if (!by || !mayAct(target, me, 'list')) return null
  return <RelatedRows target={target} by={by} record={client} most={5} />
}
