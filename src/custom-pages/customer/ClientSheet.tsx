import Cart from '@mui/icons-material/AddShoppingCartRounded'
import { LinkBase, useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { formatMoney } from '../../base/money'
import { sellingRoles } from '../../domain/checkout/sellers'
import { useChooseCustomer } from '../../features/checkout/state/useChooseCustomer'
import { ContactButton } from '../../features/customers/ContactButton'
import { ContactLinks } from '../../features/customers/ContactLinks'
import { CreditBar } from '../../features/customers/CreditBar'
import type { Client } from '../../features/customers/client'
import { NoteState } from '../../features/customers/NoteState'
import { FactList } from '../../fields/registry/FactList'
import { mayAct, policyOf } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { RelatedRows } from '../../resources/show/RelatedRows'
import { ButtonLink, WriteButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Avatar } from '../../ui/primitives/Avatar'
import { Card, Chip, Row, Split, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { Addresses } from './Addresses'
import { Devices } from './Devices'
import { LastSales } from './LastSales'

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
export function ClientSheet({ client, isBrief }: { client: Client; isBrief: boolean }) {
  const translate = useTranslate()
  const resources = isBrief ? (['invoices'] as const) : relatedResources
  return (
    <>
      <Head client={client} />
      <Split>
        <Stack gap={5}>
          {resources.map(name => (
            <CardBoundary key={name}>
              <Rows name={name} client={client} />
            </CardBoundary>
          ))}
          {isBrief ? (
            <LinkBase
              className="f-link"
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
        </Stack>
        <Stack gap={5}>
          <CardBoundary>
            <Credit client={client} />
          </CardBoundary>
          <CardBoundary>
            <FactList
              resource="clients"
              record={client}
              title={translate('clients.data')}
              level={3}
              names={[...details, ...dealings]}
            />
          </CardBoundary>
          <CardBoundary>
            <Addresses client={client} />
          </CardBoundary>
        </Stack>
      </Split>
    </>
  )
}

function Head({ client }: { readonly client: Client }) {
  const language = useLanguage()
  const createPath = useCreatePath()
  const type = useResource('clients').fields.get('Tipo')?.print(client.Tipo, language)
  return (
    <PageHead
      title={client.Cliente}
      start={<Avatar size={52} name={client.Cliente} />}
      state={
        <>
          <bdi className="f-code">{client.ID}</bdi>
          {type && <Chip>{type}</Chip>}
        </>
      }
    >
      <ContactLinks name={client.Cliente} phone={client.Celular} email={client.EMAIL} />
      <ButtonLink
        color="inherit"
        to={createPath({ resource: 'clients', type: 'show', id: client.id })}
        i18nKey="clients.sheet"
      />
      <ContactButton client={client} />
      <SellToCustomerButton client={client} />
    </PageHead>
  )
}

/** Latest rows of a resource that refer to the customer, if the reader may list them. */
function Rows({ name, client }: { name: string; client: Client }) {
  const me = useMe()
  const target = useResource(name)
  const { readable } = policyOf(target, me)
  const by = [...target.fields.values()].find(
    field => field.target?.name === 'clients' && readable.has(field.name),
  )
  if (!by || !mayAct(target, me, 'list')) return null
  return <RelatedRows target={target} by={by} record={client} most={5} />
}

/** Opens the shop with this customer and their prices. */
function SellToCustomerButton({ client }: { readonly client: Client }) {
  const navigate = useNavigate()
  const choose = useChooseCustomer()
  if (!sellingRoles.includes(useMe().ROLE)) return null
  const sell = () => {
    choose(client)
    navigate('/dashboard/e-commerce/shop')
  }
  return (
    <WriteButton variant="contained" startIcon={<Cart />} onClick={sell} i18nKey="clients.sell" />
  )
}

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
function Credit({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const { Balance, U_LS_Vencimiento_Pagare: due } = client
  if (typeof Balance !== 'number') return null
  return (
    <Card title={translate('clients.credit')} level={3}>
      <Stack gap={4}>
        <Stack gap={0}>
          <Text size="sm" tone="secondary" i18nKey="clients.balance" />
          <Text as="strong" size="xxl">
            <bdi>{formatMoney(Balance)}</bdi>
          </Text>
        </Stack>
        <CreditBar client={client} />
        <Row wrap justify="between">
          <Text size="sm" tone="secondary" i18nKey="clients.note" />
          <NoteState due={due} />
        </Row>
        <FactList resource="clients" record={client} names={terms} />
      </Stack>
    </Card>
  )
}
