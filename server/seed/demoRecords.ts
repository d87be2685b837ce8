import { attendanceOf, correctionsOf, schedulesOf } from './attendance'
import { bureauQueriesOf } from './bureau'
import { clientsOf } from './clients'
import {
  AL,
  bankAccountsOf,
  brandsOf,
  categoriesByCompany,
  companies,
  HT,
  MC,
  named,
  priceListRecords,
  warehousesOf,
} from './companies'
import { creditDocumentsOf } from './creditDocuments'
import { creditedUnits, markedSerials } from './creditNotes'
import { creditsOf } from './credits'
import { contactsOf, dealtWith, paymentsOf } from './dealings'
import { depositsOf } from './deposits'
import { foldersOf } from './folders'
import { kanbanCardsOf, kanbanColumnsOf } from './kanban'
import { ordersOf } from './orders'
import { ACCOUNT_ID, type People, peopleOf } from './people'
import { parishRecords } from './places'
import { newsOf } from './posts'
import { partnerPricesOf, pricesOf } from './prices'
import { productsOf } from './products'
import type { DemoRecord, DemoRecords } from './record'
import { devicesOf, keptUnits, returnedUnits, serialsOf } from './serials'
import { signaturesOf, withLinks } from './signatures'
import { stockOf } from './stock'
import { consentsOf } from './tracking'
import { visitsOf } from './visits'
import { type WarrantiesWanted, warrantiesOf } from './warranties'

/** Amount of data and first number by company. */
const sizes = {
  [HT]: { clients: 310, orders: 360, warranties: 70, credits: 36, firstId: 1001 },
  [MC]: { clients: 115, orders: 120, warranties: 25, credits: 18, firstId: 3001 },
  [AL]: { clients: 25, orders: 18, warranties: 0, credits: 0, firstId: 5001 },
} as const
type Company = keyof typeof sizes

/** All demo records, ordered by dependency, equal on every machine. Dates are relative to `today`. */
export function* demoRecords(today = '2026-06-30'): Iterable<DemoRecords> {
  const people = peopleOf()
  const worlds = ([HT, MC, AL] as const).map(company => ({
    company,
    resources: resourcesOf(company, people, today),
  }))
  yield { resource: 'companies', records: companies }
  yield { resource: 'price-lists', records: priceListRecords }
  yield { resource: 'parishes', records: parishRecords }
  for (const { company } of worlds) {
    yield { resource: 'warehouses', company, records: warehousesOf(company) }
    yield { resource: 'bank-accounts', company, records: bankAccountsOf(company) }
    yield { resource: 'categories', company, records: named(categoriesByCompany[company]) }
    yield { resource: 'brands', company, records: brandsOf(company) }
  }
  yield { resource: 'users', records: usersOf(people, worlds[0]?.resources.clients?.[0]) }
  for (const { company, resources } of worlds) {
    for (const [resource, records] of Object.entries(resources)) {
      if (records.length > 0) yield { resource, company, records }
    }
  }
}

/** The demo account of a wholesale customer belongs to the first customer. */
const usersOf = ({ records }: People, customer: DemoRecord | undefined) =>
  records.map(user => (user.ROLE === '31' ? { ...user, CARD_CODE: customer?.ID } : user))

function resourcesOf(
  company: Company,
  people: People,
  today: string,
): Readonly<Record<string, readonly DemoRecord[]>> {
  const { orders, warranties, credits, firstId, clients: customers } = sizes[company]
  const sellers = people.sellers(company)
  const products = productsOf(company)
  const clients = clientsOf({ company, count: customers, sellers, today })
  const shared = { company, firstId, products, clients, sellers, today }
  const invoices = ordersOf({ ...shared, count: orders, withPartner: company === HT })
  const serials = serialsOf(invoices)
  const returned = returnedOf(company, {
    ...{ ...shared, count: warranties, invoices, serials },
    menders: people.menders(company),
  })
  const dealings = { firstId, clients, invoices, sellers, today }
  const contacts = contactsOf(dealings)
  const payments = paymentsOf(dealings)
  const attendance = { firstId, people: sellers.slice(0, 8), users: people.records, today }
  const applications = creditsOf({ count: credits, firstId, sellers, today })
  const signatures = signaturesOf({ applications, firstId, today })
  return {
    products: products.map(product => ({ ...product })),
    prices: pricesOf(products),
    'partner-prices': company === AL ? [] : partnerPricesOf(products),
    stock: stockOf(company, products, keptUnits(invoices)),
    clients: dealtWith(clients, invoices, contacts),
    invoices,
    payments,
    deposits: depositsOf({ ...dealings, company, payments, count: Math.round(customers / 25) }),
    'client-contacts': contacts,
    devices: devicesOf(invoices, serials),
    serials: markedSerials(serials, returned),
    'warranty-orders': returned,
    'credit-applications': withLinks(applications, signatures),
    'bureau-queries': bureauQueriesOf({ applications, firstId, today }),
    'signature-requests': signatures,
    'credit-documents': creditDocumentsOf({ applications, firstId, today }),
    'kanban-columns': kanbanColumnsOf(firstId),
    'kanban-cards': kanbanCardsOf({ firstId, sellers, today }),
    'position-consents': consentsOf({ firstId, people: company === HT ? sellers : [], today }),
    'work-schedules': schedulesOf(attendance),
    ...foldersOf({ firstId, today }),
    'mark-corrections': correctionsOf(attendance),
    'attendance-marks': attendanceOf(attendance),
    ...newsOf({ firstId: firstId === 1001 ? 1 : firstId, sellers, today }),
    visits: visitsOf({
      ...{ firstId, clients, sellers, today },
      count: customers > 100 ? 90 : 12,
      withDesk: company === HT,
    }),
  }
}

interface Returning extends WarrantiesWanted {
  readonly invoices: readonly DemoRecord[]
  readonly serials: readonly DemoRecord[]
}

/** Returned units and their orders. */
function returnedOf(company: Company, { invoices, serials, ...wanted }: Returning) {
  const { sellers, products } = wanted
  const shops = company === HT ? [ACCOUNT_ID['5'], ACCOUNT_ID['6']] : []
  const sold = { orders: invoices, serials, products }
  const made = warrantiesOf({ ...wanted, sellers: [...sellers, ...shops] })
  return creditedUnits(returnedUnits(made, sold), sold)
}
