import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import { type CustomerType, customerTypes } from '../../domain/customerTypes'
import { textIn } from '../../domain/text'
import { Chip } from '../../fields/Chip'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useLanguage } from '../../providers/backendContext'
import { ContactButton } from '../../resources/clients/ContactButton'
import type { Client } from '../../resources/clients/client'
import { Ways } from '../../resources/clients/Ways'
import { Addresses } from './Addresses'
import { Credit } from './Credit'
import { Devices } from './Devices'
import { Facts } from './Facts'
import { LastSales } from './LastSales'
import { Rows } from './Rows'
import { SellButton } from './SellButton'

interface ClientSheetProps {
  readonly client: Client
  readonly isBrief: boolean
}

const everything = ['invoices', 'payments', 'client-contacts', 'visits', 'warranty-orders'] as const
const details = ['RUC', 'Celular', 'EMAIL', 'Ciudad', 'Direccion', 'SlpCode', 'PADRE', 'COMPANY']
const dealings = ['ULTIMA_FACTURA', 'ULTIMA_GESTION']

/** One customer: who they are, what they owe, and card by card what was dealt with them. */
export function ClientSheet({ client, isBrief }: ClientSheetProps) {
  const translate = useTranslate()
  const resources = isBrief ? (['invoices'] as const) : everything
  return (
    <>
      <Head client={client} />
      <div className="cu-sheet">
        <div className="cu-side">
          <CardBoundary>
            <Credit client={client} />
          </CardBoundary>
          <CardBoundary>
            <Facts
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
  const type = customerTypes[client.Tipo as CustomerType]
  return (
    <section className="p-card cu-head">
      <span className="cu-mark" aria-hidden="true">
        {client.Cliente.charAt(0).toUpperCase()}
      </span>
      <div className="cu-name">
        <h2>
          <bdi>{client.Cliente}</bdi>
        </h2>
        <p>
          <bdi className="f-code">{client.ID}</bdi>
          {type && <Chip>{textIn(type, language)}</Chip>}
        </p>
      </div>
      <Ways client={client} />
      <div className="cu-acts">
        <LinkBase
          className="p-button p-text p-inherit"
          to={createPath({ resource: 'clients', type: 'show', id: client.id })}
        >
          {translate('clients.sheet')}
        </LinkBase>
        <ContactButton client={client} />
        <SellButton client={client} />
      </div>
    </section>
  )
}
