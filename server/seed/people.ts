import { GROUP_ADMIN, type RoleCode } from '../../src/domain/accounts/roles'
import { TERMS_VERSION } from '../../src/domain/accounts/terms'
import { demoAccounts, demoPassword } from './accounts'
import { AL, HT, MC } from './companies'
import { aMobile, aPerson, aStreet } from './names'
import { places } from './places'
import { type Chance, chanceFrom } from './random'
import type { DemoRecord } from './record'
import { tableOf } from './tableOf'
import table from './tables/people.json'

type Group = 'HT' | 'MC' | 'ALPHACELL' | 'TOMEBAMBA' | 'INFINIX' | 'NU'

/** Branches by group; the first is the default. */
const worksIn: Readonly<Record<Group, readonly string[]>> = {
  HT: [HT, MC],
  TOMEBAMBA: [HT, MC],
  INFINIX: [HT],
  NU: [HT],
  MC: [MC],
  ALPHACELL: [AL],
}

/** Names of the demo accounts by role, and colleagues by role and group. */
const { accountNames, staff } = tableOf<{
  readonly accountNames: Readonly<Record<string, string>>
  readonly staff: readonly (Work & { readonly count: number })[]
}>(table)

/** One per role; the group administrator is last. */
function ownAccounts() {
  return demoAccounts.flatMap(({ role, email }) => (role === GROUP_ADMIN ? [] : [{ role, email }]))
}

export const ACCOUNT_ID: Readonly<Record<RoleCode, number>> = Object.fromEntries(
  ownAccounts().map(({ role }, at) => [role, at + 1]),
) as Record<RoleCode, number>

interface Work {
  readonly ROLE: RoleCode
  readonly group: Group | null
  readonly WAREHOUSE?: readonly string[]
}

/** Group of a role; self-registered accounts have none. */
const toGroup = (role: RoleCode): Group | null => {
  if (role === 'user') return null
  if (role === '5') return 'INFINIX'
  return ['0', '1', '2'].includes(role) ? 'TOMEBAMBA' : 'HT'
}

export interface People {
  readonly records: readonly DemoRecord[]
  /** Ids of a company's sales agents, demo account first. */
  sellers(company: string): readonly number[]
  /** Ids of a company's technicians. */
  menders(company: string): readonly number[]
}

/** Demo accounts and about thirty colleagues without sign-in. */
export function createPeople(): People {
  const chance = chanceFrom(31)
  const accounts = ownAccounts().map(({ role, email }) => ({
    ...aUser({ ROLE: role, group: toGroup(role) }, chance),
    DISPLAYNAME: accountNames[role],
    EMAIL: email,
    PASSWORD: demoPassword,
    // The checkout proposes 002.
    ...(role === '8' && { WAREHOUSE: ['019', '006', '002'] }),
  }))
  const colleagues = staff.flatMap(({ count, ...work }) =>
    Array.from({ length: count }, () => aUser(work, chance)),
  )
  const workers: DemoRecord[] = [...accounts, ...colleagues].map((user, at) => ({
    ...user,
    ID: at + 1,
    ACTIVE: at !== accounts.length + 4,
    ...(hasLead(user) && { JEFE: ACCOUNT_ID['9'] }),
    PHOTOURL: portraitOf(user.DISPLAYNAME ?? '', at),
    EMAIL: at < accounts.length ? user.EMAIL : toEmail(user.DISPLAYNAME ?? '', at),
  }))
  const records = [...workers, { ...groupAdmin(chance), ID: workers.length + 1 }]
  const group = (role: string) => (company: string) =>
    records
      .filter(user => user.ROLE === role && user.EMPRESA === company)
      .map(user => user.ID as number)
  return { records, sellers: group('7'), menders: group('8') }
}

/** One of the drawn portraits in `public/portraits`, ten women and ten men. */
const portraitOf = (name: string, at: number) => {
  const [first = ''] = name.split(' ')
  const isWoman = first.endsWith('a') || otherWomen.includes(first)
  return `/portraits/${isWoman ? 'w' : 'm'}${at % 10}.svg`
}
const otherWomen = ['Belén', 'Carmen', 'Inés', 'Jenny', 'Nancy', 'Rocío']

/** Works in every company, with the demo company as default. */
const groupAdmin = (chance: Chance): DemoRecord => ({
  ...aUser({ ROLE: '10', group: 'HT' }, chance),
  DISPLAYNAME: 'Verónica Arízaga Ponce',
  EMAIL: demoAccounts.find(({ role }) => role === GROUP_ADMIN)?.email,
  PASSWORD: demoPassword,
  ROLE: GROUP_ADMIN,
  COMPANY: null,
  EMPRESAS: [],
  PHOTOURL: portraitOf('Verónica', 3),
  ACTIVE: true,
})

/** Sales agents of the demo company report to its credit account. */
const hasLead = ({ ROLE, EMPRESA }: { readonly ROLE: RoleCode; readonly EMPRESA?: unknown }) =>
  ['7', '6', '5'].includes(ROLE) && EMPRESA === HT

function aUser({ ROLE, group, WAREHOUSE = [] }: Work, chance: Chance) {
  const { first, last } = aPerson(chance)
  const home = chance.pick(places)
  const EMPRESAS = group ? worksIn[group] : []
  return {
    DISPLAYNAME: `${first} ${last}`,
    EMAIL: '',
    PHONENUMBER: aMobile(chance),
    COUNTRY: 'Ecuador',
    STATE: home.provinceName,
    CITY: home.canton,
    ADDRESS: aStreet(chance),
    ZIPCODE: `${home.province}${chance.digits(4)}`,
    ROLE,
    ISPUBLIC: true,
    ISVERIFIED: ROLE !== 'user',
    ...(ROLE !== 'user' && { TERMS_VERSION, TERMS_AT: `${TERMS_VERSION}T14:00:00.000Z` }),
    COMPANY: group,
    EMPRESA: EMPRESAS[0] ?? null,
    EMPRESAS,
    WAREHOUSE,
    SUCURSAL: ROLE === 'user' ? '0' : ROLE === '10' ? '10' : String(chance.int(1, 9)),
  }
}

/** `Ana Vélez Mora` becomes ana.velez.12@demo.test. */
const toEmail = (name: string, number: number) => {
  const [first = '', last = ''] = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(' ')
  return `${first}.${last}.${number + 1}@demo.test`
}
