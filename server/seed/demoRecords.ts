import { createAttendance, createCorrections, createSchedules } from './attendance'
import { createBureauQueries } from './bureau'
import { createClients, repeatedClients } from './clients'
import {
  AL,
  categoriesByCompany,
  companies,
  createBankAccounts,
  createBrands,
  createWarehouses,
  HT,
  MC,
  named,
  priceListRecords,
} from './companies'
import { createCreditDocuments } from './creditDocuments'
import { creditedUnits, markedSerials } from './creditNotes'
import { createCreditApplications } from './credits'
import { createContacts, createPayments, dealtWith } from './dealings'
import { createDeposits } from './deposits'
import { createFolders } from './folders'
import { createKanbanCards, createKanbanColumns } from './kanban'
import { createOrders } from './orders'
import { ACCOUNT_ID, createPeople, type People } from './people'
import { parishRecords } from './places'
import { createNews } from './posts'
import { createPartnerPrices, createPrices } from './prices'
import { createProducts } from './products'
import type { DemoRecord, DemoRecords } from './record'
import { createDevices, createSerials, returnedUnits, unitsInStock } from './serials'
import { createSignatures, withLinks } from './signatures'
import { createStock } from './stock'
import { createConsents } from './tracking'
import { createVisits } from './visits'
import { createWarranties, type WarrantiesWanted } from './warranties'

/** Amount of data and first number by company. */
const sizes = {
  [HT]: { clients: 310, orders: 360, warranties: 70, credits: 36, firstId: 1001 },
  [MC]: { clients: 115, orders: 120, warranties: 25, credits: 18, firstId: 3001 },
  [AL]: { clients: 25, orders: 18, warranties: 0, credits: 0, firstId: 5001 },
} as const
type Company = keyof typeof sizes

/** All demo records, ordered by dependency, equal on every machine. Dates are relative to `today`. */
export function* demoRecords(today = '2026-06-30'): Iterable<DemoRecords> {
  const people = createPeople()
  const worlds = ([HT, MC, AL] as const).map(company => ({
    company,
    resources: createResources(company, people, today),
  }))
  yield { resource: 'companies', records: companies }
  yield { resource: 'price-lists', records: priceListRecords }
  yield { resource: 'parishes', records: parishRecords }
  for (const { company } of worlds) {
    yield { resource: 'warehouses', company, records: createWarehouses(company) }
    yield { resource: 'bank-accounts', company, records: createBankAccounts(company) }
    yield { resource: 'categories', company, records: named(categoriesByCompany[company]) }
    yield { resource: 'brands', company, records: createBrands(company) }
  }
  yield { resource: 'users', records: toUsers(people, worlds[0]?.resources.clients?.[0]) }
  for (const { company, resources } of worlds) {
    for (const [resource, records] of Object.entries(resources)) {
      if (records.length > 0) yield { resource, company, records }
    }
  }
}

/** The demo account of a wholesale customer belongs to the first customer. */
const toUsers = ({ records }: People, customer: DemoRecord | undefined) =>
  records.map(user => (user.ROLE === '31' ? { ...user, CARD_CODE: customer?.ID } : user))

function createResources(
  company: Company,
  people: People,
  today: string,
): Readonly<Record<string, readonly DemoRecord[]>> {
  const { orders, warranties, credits, firstId, clients: customers } = sizes[company]
  const sellers = people.sellers(company)
  const products = createProducts(company)
  const clients = createClients({ company, count: customers, sellers, today })
  const shared = { company, firstId, products, clients, sellers, today }
  const invoices = createOrders({ ...shared, count: orders, withPartner: company === HT })
  const serials = createSerials(invoices)
  const returned = createReturned(company, {
    ...{ ...shared, count: warranties, invoices, serials },
    menders: people.menders(company),
  })
  const dealings = { firstId, clients, invoices, sellers, today }
  const contacts = createContacts(dealings)
  const payments = createPayments(dealings)
  const attendance = { firstId, people: sellers.slice(0, 8), users: people.records, today }
  const applications = createCreditApplications({ count: credits, firstId, sellers, today })
  const signatures = createSignatures({ applications, firstId, today })
  return {
    products: products.map(product => ({ ...product })),
    prices: createPrices(products),
    'partner-prices': company === AL ? [] : createPartnerPrices(products),
    stock: createStock(company, products, unitsInStock(invoices)),
    clients: [
      ...dealtWith(clients, invoices, contacts),
      ...(company === HT ? repeatedClients(clients) : []),
    ],
    invoices,
    payments,
    deposits: createDeposits({ ...dealings, company, payments, count: Math.round(customers / 25) }),
    'client-contacts': contacts,
    devices: createDevices(invoices, serials),
    serials: markedSerials(serials, returned),
    'warranty-orders': returned,
    'credit-applications': withLinks(applications, signatures),
    'bureau-queries': createBureauQueries({ applications, firstId, today }),
    'signature-requests': signatures,
    'credit-documents': createCreditDocuments({ applications, firstId, today }),
    'kanban-columns': createKanbanColumns(firstId),
    'kanban-cards': createKanbanCards({ firstId, sellers, today }),
    'position-consents': createConsents({ firstId, people: company === HT ? sellers : [], today }),
    'work-schedules': createSchedules(attendance),
    ...createFolders({ firstId, today }),
    'mark-corrections': createCorrections(attendance),
    'attendance-marks': createAttendance(attendance),
    ...createNews({ firstId: firstId === 1001 ? 1 : firstId, sellers, today }),
    visits: createVisits({
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
function createReturned(company: Company, { invoices, serials, ...rest }: Returning) {
  const { sellers, products } = rest
  const shops = company === HT ? [ACCOUNT_ID['5'], ACCOUNT_ID['6']] : []
  const sold = { orders: invoices, serials, products }
  const created = createWarranties({ ...rest, sellers: [...sellers, ...shops] })
  return creditedUnits(returnedUnits(created, sold), sold)
}
